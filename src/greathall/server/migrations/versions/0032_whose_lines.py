"""Every line knows whose it is: by a name it may be that of somebody else."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"

talk = sa.table(
    "talk",
    *(sa.column(name) for name in ("id", "table_id", "name", "to_name", "person", "to_person")),
    sa.column("kind"),
    sa.column("fields", sa.JSON),
)
persons = sa.table("persons", sa.column("id"), sa.column("names", sa.JSON))
sittings = sa.table("sittings", sa.column("person_id"), sa.column("table_id"))


def upgrade() -> None:
    """Of the lines that are there already it is guessed once, by the names that people had."""
    for name in ("person", "to_person"):
        op.add_column("talk", sa.Column(name, sa.String(16), nullable=True))
        op.create_index(f"ix_talk_{name}", "talk", [name])
    connection = op.get_bind()
    for person, names in connection.execute(sa.select(persons)).all():
        _give_lines(connection, person, names)
    op.drop_column("persons", "names")


def _give_lines(connection: sa.Connection, person: str, names: list[str]) -> None:
    there = sa.select(sittings.c.table_id).where(sittings.c.person_id == person)
    here = talk.c.table_id.in_(there)
    for column, whose in ((talk.c.name, "person"), (talk.c.to_name, "to_person")):
        theirs = sa.update(talk).where(here & column.in_(names))
        connection.execute(theirs.values({whose: person}))
    told = sa.select(talk.c.id, talk.c.fields).where(here & (talk.c.kind == "notice"))
    for number, fields in connection.execute(told).all():
        if fields.get("name") in names:
            one = sa.update(talk).where(talk.c.id == number)
            connection.execute(one.values(person=person))
