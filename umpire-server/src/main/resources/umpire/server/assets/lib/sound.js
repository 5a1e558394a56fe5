/** A short synthesized tone for the player's turn. */

import { prefs } from './prefs.js';

/** @type {AudioContext | undefined} */
let audio;

/** Browsers are silent until the page was touched; without sound, no audio context is needed. */
export function allowSound() {
  const wake = () => {
    if (!prefs.sound) return;
    audio ??= new AudioContext();
    if (audio.state === 'suspended') audio.resume();
  };
  document.addEventListener('pointerdown', wake);
  document.addEventListener('keydown', wake);
}

/** @param {number} [pitch] in hertz */
export function beep(pitch = 660) {
  if (!prefs.sound || !audio || audio.state !== 'running') return;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.18);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.2);
}
