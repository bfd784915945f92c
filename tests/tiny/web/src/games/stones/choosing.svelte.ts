import type { Choice } from "../../made/table";
import type { Take } from "../../made/stones";
import { Answering } from "../../table/answering.svelte";

export type Option = Choice & { shows: Take };

/** The choices of Stones: how many to take. */
export class Choosing extends Answering<Option> {
  left = $state.raw<Option | null>(null);

  clear(): void {
    this.left = null;
  }
  adopt(option: Choice): void {
    this.left = option as Option;
    this.settle();
  }
  marks(option: Choice): string[] {
    return [`[data-action="${option.action}"]`];
  }
}
