/** Two rising tones: pitch in Hz, start in seconds. */
const tones = [
  { pitch: 660, start: 0 },
  { pitch: 880, start: 0.12 },
] as const;
const toneLength = 0.16;
const loudness = 0.08;

/** Plays the tones with the Web Audio API; does nothing if the browser lacks it. */
export function webAudioChime(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: loudness });
  volume.connect(audio.destination);
  for (const { pitch, start } of tones) {
    const tone = new OscillatorNode(audio, { frequency: pitch });
    tone.connect(volume);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + toneLength);
    if (start === tones[1].start) tone.addEventListener('ended', () => void audio.close());
  }
}
