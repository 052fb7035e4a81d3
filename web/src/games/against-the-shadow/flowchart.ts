// The flowchart as it is drawn: its nodes in two columns, and its arrows as lines between them.

export const TRUNK = ["use-action", "can-pass", "move", "play"] as const;
export const CHAIN = ["others-over-limit", "before-last-path", "winning-all", "pass"] as const;
export type Node = (typeof TRUNK)[number] | (typeof CHAIN)[number];
export const BOXES: readonly Node[] = ["pass", "play"]; // the others are questions

// A walked part of a bot's turn.
export interface Step {
  node: Node;
  answer: "yes" | "no" | "done";
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Arrow {
  id: string; // the node it leaves, and the answer
  line: string;
  label: string; // a message
  at: [number, number]; // where the label stands
  end?: [number, number]; // it ends in nothing: what is asked is done
}

const EDGE = 9; // how far from the boxes a line passes them
const STUB = 17;

// The arrows, for boxes that lie where they lie. Two answers lead where the options of the table say.
export function arrows(boxes: Record<Node, Box>, options: Record<string, string>): Arrow[] {
  const middle = (node: Node) => boxes[node].left + boxes[node].width / 2;
  const half = (node: Node) => boxes[node].top + boxes[node].height / 2;
  const foot = (node: Node) => boxes[node].top + boxes[node].height;
  const right = (node: Node) => boxes[node].left + boxes[node].width;
  const label = (answer: string) => `answer-${answer}`;

  const down = (node: Node, to: Node, answer: string): Arrow => ({
    id: `${node}-${answer}`,
    line: `M${middle(to)} ${foot(node)}V${boxes[to].top}`,
    label: label(answer),
    at: [middle(to) + 6, foot(node) + 11],
  });
  const stub = (node: Node): Arrow => ({
    id: `${node}-yes`,
    line: `M${right(node)} ${half(node)}h${STUB}`,
    label: label("yes"),
    at: [right(node) + 2, half(node) - 5],
    end: [right(node) + STUB, half(node)],
  });
  const toTrunk = (node: Node): Arrow => ({
    id: `${node}-no`,
    line: `M${boxes[node].left} ${half(node)}H${middle("move")}V${boxes.move.top}`,
    label: label("no"),
    at: [boxes[node].left - 22, half(node) - 5],
  });

  const over = "others-over-limit";
  const rim = Math.max(right(over), right("pass")) + EDGE;
  const corner = boxes[over].left + 12;
  const low = foot(over) + 7;
  const waits: Arrow =
    options["others-over-limit"] === "act"
      ? {
          id: `${over}-yes`,
          line: `M${corner} ${foot(over)}V${low}H${middle("move")}V${boxes.move.top}`,
          label: label("yes"),
          at: [boxes[over].left - 24, low - 4],
        }
      : {
          id: `${over}-yes`,
          line: `M${right(over)} ${half(over)}H${rim}V${half("pass")}H${right("pass")}`,
          label: label("yes"),
          at: [right(over) - 16, foot(over) + 11],
        };
  const onTheLast =
    options["last-path-pass"] === "victory"
      ? {
          ...down("before-last-path", "winning-all", "no"),
          at: [middle("winning-all") - 24, foot("before-last-path") + 11] as [number, number],
        }
      : toTrunk("before-last-path");

  return [
    stub("use-action"),
    down("use-action", "can-pass", "no"),
    {
      id: "can-pass-yes",
      line: `M${right("can-pass")} ${half("can-pass")}H${boxes[over].left}`,
      label: label("yes"),
      at: [right("can-pass") + 3, half("can-pass") - 5],
    },
    down("can-pass", "move", "no"),
    waits,
    down(over, "before-last-path", "no"),
    down("before-last-path", "winning-all", "yes"),
    onTheLast,
    down("winning-all", "pass", "yes"),
    toTrunk("winning-all"),
    stub("move"),
    down("move", "play", "no"),
    {
      id: "play-none",
      line: `M${right("play")} ${half("play")}H${middle("pass")}V${foot("pass")}`,
      label: "page-empty-hand",
      at: [middle("pass") + 6, half("play") + 4],
    },
  ];
}

// The arrows that were walked. Without a card to play, the last box is left for the pass.
export function walked(steps: Step[]): string[] {
  const ids = steps.map(({ node, answer }) => `${node}-${answer}`);
  return steps.at(-1)?.node === "pass" && steps.at(-2)?.node === "move" ? [...ids, "play-none"] : ids;
}
