// What tests/page/measure.py runs in a page: it tells the page of positions as a hall would, and measures what it shows.

window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor(url) {
    if (url.includes("/tables/")) window.socketOfTable = this;
    setTimeout(() => this.onopen?.());
  }
  send() {}
  close() {}
};

const tell = (message) => window.socketOfTable.onmessage({ data: JSON.stringify(message) });

let at = { table: null, events: [], pairs: [] };
let knows = new Set(); // the seats that were told the chronicle

// The page is at this table from now on. Nothing of it is painted: it is measured, not looked at.
async function sit(table) {
  while (!window.socketOfTable?.onmessage) await new Promise((later) => setTimeout(later, 10));
  document.body.style.clipPath = "inset(50%)";
  at = table;
  knows = new Set();
}

function tellPosition(position) {
  for (const [seat, seen] of Object.entries(position.seats)) {
    const events = knows.has(seat) ? [] : at.events;
    Object.assign(seen, { events, times: [], events_from: at.events.length - events.length });
    if (!knows.size) tell(at.table);
    knows.add(seat);
  }
  tell(position);
}

const SMALLEST = 11; // pixels
const SLACK = 1.5;

// Whoever is moved by the finger may lie outside: on a phone the hand, the choices, the place that is not in sight.
const SWIPED = ".onerow, .own, .opts, .chooser, .fields, .tokens, .hc";
// Lists of any length scroll; no card of one's own lies in them.
const LISTS = ".log, .chart, .guide, .seats, .houses, .piles, .tabs, .ontable";
const THINGS = ".card, .hcard, .loc, .btn2, .chip, .pts .v, .token, .ask p, .ask small, .when, .title, .roadline .name";

const phone = () => innerWidth <= 760;
const shown = (element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(".hid, dialog");
const short = (element) =>
  `${element.className?.baseVal ?? element.className} "${element.textContent.trim().slice(0, 30)}"`;

// On a phone a place that has only chips, and still no room for them, scrolls: nothing is free there.
const isFull = (element) => phone() && !!element.closest(".field")?.querySelector(".in-chip");

// What lies on a map may touch there; on a phone one moves it away from the buttons, unless it is lit.
const onMap = (element) => element.matches(".spot, .plaque");
const isMoved = (element) => phone() && element.matches(".plaque");

// What can be seen of a box: all that its surroundings do not cut off. What lies over the table is held by what it is
// placed in, not by all around it.
function cut(box, element) {
  let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
  let over = getComputedStyle(element).position === "absolute";
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (over && position === "static") continue;
    over = position === "absolute";
    const here = at.getBoundingClientRect();
    if (overflowX !== "visible") [left, right] = [Math.max(left, here.left), Math.min(right, here.right)];
    if (overflowY !== "visible") [top, bottom] = [Math.max(top, here.top), Math.min(bottom, here.bottom)];
  }
  const swiped = phone() && element.parentElement.closest(SWIPED);
  const full = isFull(element);
  return (
    (!full && (box.top < top - SLACK || box.bottom > bottom + SLACK)) ||
    (!swiped && (box.left < left - SLACK || box.right > right + SLACK))
  );
}

function textNodes() {
  const walker = document.createTreeWalker(document.querySelector(".tablescreen"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode())
    if (walker.currentNode.data.trim() && shown(walker.currentNode.parentElement)) found.push(walker.currentNode);
  return found;
}

function sizeOf(element) {
  const size = parseFloat(getComputedStyle(element).fontSize);
  return element.ownerSVGElement ? size * Math.abs(element.getScreenCTM().a) : size;
}

function boxOf(node, from = 0, to = node.data.length) {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
}

// A word of several lines, other than at its hyphen.
function brokenWords(node) {
  return [...node.data.matchAll(/[^\s\-–—]{6,}/g)]
    .filter(({ 0: word, index }) => {
      const lines = boxOf(node, index, index + word.length).getClientRects();
      return new Set([...lines].map(({ top }) => Math.round(top))).size > 1;
    })
    .map(([word]) => word);
}

// Text that lies outside of its own card or button, or that something cuts off.
function isCutText(node) {
  const element = node.parentElement;
  if (element.closest(".fx") || element.closest(LISTS) || element.ownerSVGElement) return false;
  const thing = element.closest(THINGS);
  const box = boxOf(node).getBoundingClientRect();
  if (!box.width || !thing) return false;
  const own = thing.getBoundingClientRect();
  const outside =
    box.left < own.left - SLACK || box.right > own.right + SLACK || box.bottom > own.bottom + 3;
  return (outside && !element.closest(".tag, .plus, .key, .roadline, .bd")) || cut(box, element);
}

function overlaps(groups) {
  const found = [];
  for (const selector of groups) {
    const all = [...document.querySelectorAll(selector)].filter(
      (element) => shown(element) && !element.closest(".fanned") && !isFull(element) && !isMoved(element),
    );
    const boxes = all.map((element) => element.getBoundingClientRect());
    for (let i = 0; i < all.length; i++)
      for (let j = i + 1; j < all.length; j++) {
        if (all[i].contains(all[j]) || all[j].contains(all[i]) || (onMap(all[i]) && onMap(all[j]))) continue;
        const [a, b] = [boxes[i], boxes[j]];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) found.push(`${short(all[i])} and ${short(all[j])}`);
      }
  }
  return found;
}

// Choices whose words lie under the number of their key.
const underKeys = (nodes) =>
  nodes
    .filter((node) => {
      const key = node.parentElement.closest(".opt")?.querySelector(".key");
      if (!key || key.contains(node) || !shown(key)) return false;
      const [own, over] = [boxOf(node).getBoundingClientRect(), key.getBoundingClientRect()];
      return own.width && own.left < over.right && over.left < own.right;
    })
    .map((node) => `key and ${short(node.parentElement.closest(".opt"))}`);

const TOGETHER = [
  ".topbar, .strip, .roadline, .field .card, .field .loc, .idle, .choices.onerow, .own .card, .side header, .side h2, .piles, .decks .btn2, .tabs, .edge > *",
  ".topbar .when, .topbar .ask, .topbar .btn",
  ".roadline .pts, .road .name span",
  ".onerow > *, .opts .btn2:not(.out)",
  ".seat header > *, .seat .chip",
  ".zoom, .mapbox .spot.glow, svg.map .plaque",
  ":not(.many) > .choices > .tray, :not(.many) > .table .spot.glow",
  ".tabs, .topbar, .map .choices > *, .edge > *",
];
const FIXED =
  ".topbar, .roadline, .strip, .fields, .field .loc, .field .card, .side, .own .card, .piles, .mapbox, .table, .onerow ~ .tabs";

function places() {
  const counted = {};
  return new Map(
    [...document.querySelectorAll(FIXED)].filter(shown).map((element) => {
      const name = `${element.className.split(" ").slice(0, 2).join(".")} ${element.dataset.card ?? element.closest("[data-field]")?.dataset.field ?? ""}`
        .replace(" glow", "");
      counted[name] = (counted[name] ?? 0) + 1;
      const { left, top, width, height } = element.getBoundingClientRect();
      const across = phone() && element.closest(SWIPED) ? [] : [left, width];
      return [`${name} ${counted[name]}`, [top, height, ...across]];
    }),
  );
}

function still() {
  for (const strip of document.querySelectorAll(SWIPED)) strip.scrollLeft = 0;
}

const frame = () => new Promise((done) => requestAnimationFrame(done));

// Names and pieces on a map wait until it rests.
const isPlacing = () => !!document.querySelector(".tablescreen [aria-busy=true]");

// Two frames: what depends on a size is drawn in the second one.
async function drawn() {
  await frame();
  await frame();
  await new Promise((done) => setTimeout(done));
}

async function shows(position) {
  tellPosition(position);
  do {
    await document.fonts.ready;
    await drawn();
  } while (document.fonts.status === "loading" || !document.querySelector(".tablescreen") || isPlacing());
  if (phone() && !document.querySelector(".tab-table")) {
    document.querySelector(".to-table").click();
    await drawn();
  }
  still();
}

const inSight = (element) => {
  const field = phone() && element.closest(".field");
  return !field || Math.abs(field.getBoundingClientRect().left) < 4;
};

function clipped(nodes) {
  const things = [...document.querySelectorAll(THINGS)].filter(
    (element) => shown(element) && !element.closest(LISTS) && !element.matches(".out"),
  );
  return [
    ...things.filter((thing) => inSight(thing) && cut(thing.getBoundingClientRect(), thing)).map(short),
    ...nodes
      .filter((node) => inSight(node.parentElement) && isCutText(node))
      .map((node) => `text ${node.data.trim().slice(0, 40)} in ${short(node.parentElement.closest(THINGS))}`),
  ];
}

const moved = (before, after) =>
  [...after]
    .filter(([name, box]) => before.get(name)?.some((side, i) => Math.abs(side - box[i]) > 1))
    .map(([name, box]) => `${name} ${before.get(name)} → ${box}`);

async function lay([calm, asked]) {
  if (calm) await shows(calm);
  const before = calm ? places() : new Map();
  await shows(asked);
  const nodes = textNodes();
  return {
    clipped: clipped(nodes),
    overlaps: [...overlaps(TOGETHER), ...underKeys(nodes)],
    small: nodes
      .filter(({ parentElement }) => sizeOf(parentElement) < SMALLEST - 0.05)
      .map(({ parentElement }) => `${sizeOf(parentElement).toFixed(1)} ${short(parentElement)}`),
    broken: nodes.filter(({ parentElement }) => !parentElement.ownerSVGElement).flatMap(brokenWords),
    jumps: moved(before, places()),
  };
}

async function measure() {
  const found = [];
  for (const pair of at.pairs) found.push(await lay(pair));
  return found;
}
Object.assign(window, { sit, measure, overlaps, shows, underKeys, textNodes });
