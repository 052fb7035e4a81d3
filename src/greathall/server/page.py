"""A plain page that lists the tables, until the real one is there."""

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Great Hall</title>
<style>
 body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
        background: #E7DBC0; color: #2A2017 }
 table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: .3rem .6rem;
        border-bottom: 1px solid #8C7350 }
</style>
<h1>Great Hall</h1>
<p>Tables that wait for players or are being played. Take a seat from the terminal:
<code>greathall play --server URL --seat LINK</code>.</p>
<table><thead><tr><th>Table<th>Game<th>Scenario<th>State<th>Seats</thead>
<tbody id="tables"></tbody></table>
<p id="none" hidden>No table is open. Open one with <code>POST /api/tables</code>, see
<a href="/openapi.json">the interface</a>.</p>
<script src="/tables.js"></script>
</html>
"""

SCRIPT = """
const show = async () => {
  const tables = await (await fetch("/api/tables")).json();
  const rows = tables.map(t => {
    const row = document.createElement("tr");
    const who = s => s.name || s.bot || (s.taken ? "taken" : "free");
    const seats = t.seats.map(s => s.seat + ": " + who(s));
    for (const text of [t.id, t.game, t.scenario, t.state, seats.join(", ")]) {
      const cell = document.createElement("td");
      cell.textContent = text;
      row.append(cell);
    }
    return row;
  });
  document.getElementById("tables").replaceChildren(...rows);
  document.getElementById("none").hidden = rows.length > 0;
};
show();
setInterval(show, 5000);
"""
