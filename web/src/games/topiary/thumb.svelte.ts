const narrow = window.matchMedia("(max-width: 819px), (pointer: coarse)");

/** Whether a thumb plays: places are then too small to hit, and a side opens large keys. */
class Thumb {
  plays = $state(narrow.matches);

  constructor() {
    narrow.addEventListener("change", (event) => (this.plays = event.matches));
  }
}

export const thumb = new Thumb();
