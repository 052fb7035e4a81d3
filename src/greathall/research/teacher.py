"""Makes a net better by what was played: with PyTorch, on a graphics card if there is one.

First it imitates: what a steward chose becomes likelier. Then it learns from itself, by proximal
policy optimisation: what turned out better than expected becomes likelier, but no more than a
little at a time. In both it learns what positions are worth, from how their matches ended.
PyTorch is no dependency of Great Hall: whoever trains installs it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch.nn import functional

from greathall.bots.nets.net import SHAPES
from greathall.research.self_play import Lessons

SLICE: Final = 2048  # decisions that are learned from at once
PASSES: Final = 3  # times that each decision is learned from
REPEATED: Final = 2  # while it imitates
CAUTION: Final = 0.2  # how far a choice may become likelier or less likely at a time
WORTH: Final = 0.5  # how much to judge positions counts beside choosing options
FEW: Final = 0.2  # of that while it imitates: the ends of few matches are soon learned by heart
STEEPEST: Final = 1.0  # length of a step, at most
BETAS: Final = (0.9, 0.99)  # how long Adam remembers: what it imitated is soon of no use to it
SPREAD: Final = 0.05  # of the numbers for words, at first


class Learned(NamedTuple):
    """How the learning went, on average."""

    choice: float  # imitating: how surprised it was by the steward; then: the loss of the policy
    worth: float  # how surprised it was by the end
    openness: float  # entropy of its choices, in nats
    agreed: float  # how often its favourite was what had been chosen
    moved: float  # how much likelier or less likely choices have become since they were made


class Teacher:
    """The weights of a net, and how they change."""

    def __init__(self, seed: int, device: str, openness: float) -> None:
        torch.manual_seed(seed)
        self.device, self.openness = torch.device(device), openness
        self.weights = {name: self._begun(name, shape) for name, shape in SHAPES.items()}
        self.optimizer = torch.optim.Adam(self.weights.values(), betas=BETAS)

    def _begun(self, name: str, shape: tuple[int, ...]) -> torch.Tensor:
        if name.endswith("_bias"):
            first = torch.zeros(shape)
        elif name in ("seen", "said"):
            first = torch.randn(shape) * SPREAD
        else:
            first = torch.randn(shape) * (2 / shape[0]) ** 0.5
            first = first * 0.1 if shape[1] == 1 else first
        return first.to(self.device).requires_grad_()

    # ------------------------------------------------ learning

    def learn(self, lessons: Sequence[Lessons], imitates: bool, rate: float) -> Learned:
        """Learn from all these decisions, some at a time."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        heard = Heard(lessons, self.device)
        found: list[torch.Tensor] = []
        for _ in range(REPEATED if imitates else PASSES):
            slices = torch.randperm(heard.count, device=self.device).split(SLICE)
            found += [self._step(heard.some(chosen), imitates) for chosen in slices]
        return Learned(*torch.stack(found).mean(0).tolist())

    def _step(self, some: Some, imitates: bool) -> torch.Tensor:
        worth, likely, best = self._judge(some)
        picked = likely[some.first + some.chosen]
        openness = -_by_decision(likely.exp() * likely, some).mean()
        worth_loss = functional.binary_cross_entropy_with_logits(worth, some.target.clamp(0, 1))
        choice = -picked.mean() if imitates else _surrogate(picked - some.likely, some.advantage)
        loss = choice + WORTH * (FEW if imitates else 1) * worth_loss - self.openness * openness
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.weights.values(), STEEPEST)
        self.optimizer.step()
        agreed = (picked >= best).float().mean()
        moved = (picked - some.likely).abs().mean()
        return torch.stack([choice, worth_loss, openness, agreed, moved]).detach()

    def _judge(self, some: Some) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """As `nets.net` does: worths, how likely each option is, and how likely the likeliest."""
        w = self.weights
        summed = functional.embedding_bag(some.seen, w["seen"], some.seen_starts, mode="sum")
        layer = (summed @ w["position"] + w["position_bias"]).relu()
        layer = (layer @ w["deeper"] + w["deeper_bias"]).relu()
        worth = (layer @ w["worth"] + w["worth_bias"])[:, 0]
        beside = (layer @ w["beside"] + w["option_bias"])[some.owner]
        summed = functional.embedding_bag(some.said, w["said"], some.said_starts, mode="sum")
        first = (summed @ w["option"] + beside).relu()
        scores = ((first @ w["closer"] + w["closer_bias"]).relu() @ w["score"])[:, 0]
        empty = torch.full_like(worth, -torch.inf)
        highest = empty.scatter_reduce(0, some.owner, scores.detach(), "amax")
        shifted = scores - highest[some.owner]
        total = _by_decision(shifted.exp(), some).log()
        likely = shifted - total[some.owner]
        return worth, likely, -total.detach()

    # ------------------------------------------------ keeping

    def save_weights(self, file: Path, half: bool = False) -> None:
        """For those who play; in half as much space for those who carry it."""
        kind = np.float16 if half else np.float32
        arrays: dict[str, Any] = {
            name: weight.detach().cpu().numpy().astype(kind)
            for name, weight in self.weights.items()
        }
        beside = file.with_suffix(".part.npz")
        (np.savez_compressed if half else np.savez)(beside, **arrays)
        beside.replace(file)

    def state(self) -> dict[str, Any]:
        return {"weights": self.weights, "optimizer": self.optimizer.state_dict()}

    def resume(self, state: dict[str, Any]) -> None:
        with torch.no_grad():
            for name, weight in self.weights.items():
                weight.copy_(state["weights"][name])
        self.optimizer.load_state_dict(state["optimizer"])


def _surrogate(change: torch.Tensor, advantage: torch.Tensor) -> torch.Tensor:
    """What is lost by not choosing what turned out well; too large a change wins nothing more."""
    gain = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    ratio = change.exp()
    careful = ratio.clamp(1 - CAUTION, 1 + CAUTION)
    return -torch.minimum(ratio * gain, careful * gain).mean()


def _by_decision(values: torch.Tensor, some: Some) -> torch.Tensor:
    return torch.zeros_like(some.target).index_add(0, some.owner, values)


class Some(NamedTuple):
    """Some of the decisions, on the device."""

    seen: torch.Tensor
    seen_starts: torch.Tensor
    said: torch.Tensor
    said_starts: torch.Tensor
    owner: torch.Tensor  # of each option: the decision that it belongs to
    first: torch.Tensor  # of each decision: its first option
    chosen: torch.Tensor
    likely: torch.Tensor
    advantage: torch.Tensor
    target: torch.Tensor


class Heard:
    """All decisions of some batches, on the device."""

    def __init__(self, lessons: Sequence[Lessons], device: torch.device) -> None:
        self.all = {
            name: torch.from_numpy(_joined([getattr(each, name) for each in lessons])).to(device)
            for name in Lessons._fields
        }
        self.count = len(self.all["chosen"])
        self.starts = {
            name: _starts(self.all[name]) for name in ("seen_lengths", "said_lengths", "counts")
        }

    def some(self, chosen: torch.Tensor) -> Some:
        every = self.all
        seen, seen_starts = self._ragged(chosen, "seen_lengths")
        counts = every["counts"][chosen]
        options, first = self._ragged(chosen, "counts")
        said, said_starts = self._ragged(options, "said_lengths")
        owner = torch.repeat_interleave(torch.arange(len(chosen), device=chosen.device), counts)
        return Some(
            every["seen"][seen],
            seen_starts,
            every["said"][said],
            said_starts,
            owner,
            first,
            *(every[name][chosen] for name in ("chosen", "likely", "advantage", "target")),
        )

    def _ragged(self, chosen: torch.Tensor, name: str) -> tuple[torch.Tensor, torch.Tensor]:
        """Where the parts of those chosen lie, and where each begins among them."""
        lengths = self.all[name][chosen]
        begins = _starts(lengths)
        shift = torch.repeat_interleave(self.starts[name][chosen] - begins, lengths)
        return torch.arange(int(lengths.sum()), device=chosen.device) + shift, begins


def _joined(arrays: Sequence[np.ndarray[Any, Any]]) -> np.ndarray[Any, Any]:
    joined = np.concatenate(arrays)
    return joined if joined.dtype == np.float32 else joined.astype(np.int64)


def _starts(lengths: torch.Tensor) -> torch.Tensor:
    return lengths.cumsum(0) - lengths
