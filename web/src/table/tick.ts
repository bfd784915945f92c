let context: AudioContext | null = null;

/** A soft wooden tick: two short, quiet sines. */
export function tickSound(): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, delay] of [
    [660, 0],
    [880, 0.09],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "sine";
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, now + delay);
    volume.gain.linearRampToValueAtTime(0.06, now + delay + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.22);
    tone.connect(volume).connect(context.destination);
    tone.start(now + delay);
    tone.stop(now + delay + 0.25);
  }
}
