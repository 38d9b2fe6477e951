/** Two rising tones: pitch in Hz, start in seconds. */
const tones = [
  { pitch: 660, at: 0 },
  { pitch: 880, at: 0.12 },
] as const;
const toneLength = 0.16;
const loudness = 0.08;

/** Plays the tones with the Web Audio API; does nothing if the browser lacks it. */
export function webAudioChime(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: loudness });
  volume.connect(audio.destination);
  for (const { pitch, at } of tones) {
    const tone = new OscillatorNode(audio, { frequency: pitch });
    tone.connect(volume);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + toneLength);
    if (at === tones[1].at) tone.addEventListener('ended', () => void audio.close());
  }
}
