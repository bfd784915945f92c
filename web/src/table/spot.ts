export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Something on the page, and how much it matters that it stays in sight. */
export interface Kept extends Box {
  weight: number;
}

const [EDGE, STEP] = [8, 24];
// As much as it matters to cover a thing no one needs, so does it to lie farther from the question.
const FAR = 0.0008;

/** How much of one box another covers. */
function covered(one: Box, other: Box): number {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function distance(one: Box, other: Box): number {
  return Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );
}

/** Where in a room a card may float so that it covers least, and lies near what it belongs to. */
export function clearSpot(
  size: { width: number; height: number },
  beside: Box,
  room: Box,
  keep: Kept[],
): { left: number; top: number } {
  const [right, bottom] = [room.left + room.width, room.top + room.height];
  let best = { left: room.left + EDGE, top: room.top + EDGE };
  let least = Infinity;
  for (let top = room.top + EDGE; top + size.height <= bottom - EDGE; top += STEP)
    for (let left = room.left + EDGE; left + size.width <= right - EDGE; left += STEP) {
      const spot = { left, top, ...size };
      let cost = distance(spot, beside) * size.width * size.height * FAR;
      for (const box of keep) cost += box.weight * covered(spot, box);
      if (cost < least) [least, best] = [cost, { left, top }];
    }
  return best;
}
