import type { BrowserContext, Page } from '@playwright/test';

/** A microphone that hears nothing, and no offer of another language. */
export function quietMicrophone(): void {
  // A window that was just opened has no storage yet.
  if (location.protocol !== 'about:') localStorage.setItem('languageSuggestion', 'dismissed');
  const silence = () => {
    const context = new AudioContext();
    const heard = context.createMediaStreamDestination();
    const source = new ConstantSourceNode(context, { offset: 0 });
    source.connect(heard);
    source.start();
    return Promise.resolve(heard.stream);
  };
  if (navigator.mediaDevices)
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: silence });
}

function quickSounds(): void {
  HTMLMediaElement.prototype.play = function play(this: HTMLMediaElement) {
    setTimeout(() => {
      Object.defineProperty(this, 'duration', { value: 1 });
      this.dispatchEvent(new Event('timeupdate'));
      this.dispatchEvent(new Event('ended'));
    });
    return Promise.resolve();
  };
}

/** A browser whose sounds end at once, and whose microphone hears nothing. */
export async function keepQuiet(browser: Page | BrowserContext): Promise<void> {
  await browser.addInitScript(quietMicrophone);
  await browser.addInitScript(quickSounds);
}
