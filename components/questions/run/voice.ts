export class Voice {
  #recording: AbortController | undefined;

  /** Ends the recording, or the request for the microphone that is still under way. */
  stop(): void {
    this.#recording?.abort();
  }

  /** @param place the `data-recorder` of the question */
  async start(place: HTMLElement): Promise<void> {
    if ('recording' in place.dataset) return;
    this.stop();
    const recording = (this.#recording = new AbortController());
    const { record } = await import('./recorder');
    await record(place, recording.signal);
  }
}
