export interface Pauser {
  pause: (ms: number) => Promise<void>;
  wake: () => void;
}

export function createPauser(): Pauser {
  let end = () => {};
  return {
    pause: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    wake: () => end(),
  };
}
