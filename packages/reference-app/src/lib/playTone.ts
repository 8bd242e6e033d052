/** Frequencies in hertz, one tone after the other: one high tone is good, two low ones are bad. */
const tones = { good: [1320], bad: [220, 180] } as const;
const toneSeconds = 0.12;
let audio: AudioContext | undefined;

/** Plays the sound of a good or bad scan. Never throws: silent where the browser has no sound. */
export function playTone(kind: keyof typeof tones): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const [index, frequency] of tones[kind].entries()) {
      const start = audio.currentTime + index * toneSeconds * 1.3;
      const oscillator = audio.createOscillator();
      const volume = audio.createGain();
      oscillator.frequency.value = frequency;
      // A tone that is cut off clicks.
      volume.gain.setValueAtTime(0.2, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + toneSeconds);
      oscillator.connect(volume).connect(audio.destination);
      oscillator.start(start);
      oscillator.stop(start + toneSeconds);
    }
  } catch {
    // The page shows the same in words and colour.
  }
}
