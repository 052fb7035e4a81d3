"""The process that writes, encrypts and sends messages, so that no table waits for that work.

It is told by lines what to send to whom, and answers by lines what became of it. It knows nothing
of tables and has no database. When the hall is gone, nobody tells it anything any more: it ends.
"""

from __future__ import annotations

import asyncio
import os
import sys

import msgspec

from greathall.server.people import channels
from greathall.server.people.channels import NotDelivered, channel_of
from greathall.server.people.letters import letter_of
from greathall.server.people.outward import Outward
from greathall.server.people.post import LONGEST_LINE, Parcel, Patience, Receipt

NICENESS = 10  # where processors are scarce, the tables come first


async def deliver(outward: Outward, parcel: Parcel) -> Receipt:
    """Write and send one letter, whatever the service there does."""
    try:
        channel = channel_of(
            parcel.kind, parcel.address, parcel.push_key, parcel.mail, parcel.contact
        )
        letter = letter_of(parcel.draft)
        await outward.run(lambda: channel.send(letter))
    except NotDelivered as failure:
        return Receipt(parcel.number, str(failure), failure.is_gone)
    except Exception as failure:  # the others get theirs
        return Receipt(parcel.number, f"{channels.UNREACHABLE} {type(failure).__name__}")
    return Receipt(parcel.number)


async def go_round(patience: Patience) -> None:
    """Send what is brought until nothing more comes."""
    channels.TIMEOUT = patience.step_seconds
    outward = Outward(patience.own_network, patience.seconds)
    orders = asyncio.StreamReader(limit=LONGEST_LINE)
    protocol = asyncio.StreamReaderProtocol(orders)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, sys.stdin)
    begun: set[asyncio.Task[None]] = set()

    async def see_to(parcel: Parcel) -> None:
        receipt = msgspec.json.encode(await deliver(outward, parcel))
        sys.stdout.write(receipt.decode() + "\n")
        sys.stdout.flush()

    while line := await orders.readline():
        task = asyncio.create_task(see_to(msgspec.json.decode(line, type=Parcel)))
        begun.add(task)
        task.add_done_callback(begun.discard)


if __name__ == "__main__":
    os.nice(NICENESS)
    asyncio.run(go_round(msgspec.json.decode(sys.argv[1], type=Patience)))
    os._exit(0)  # whoever still sends would keep the process
