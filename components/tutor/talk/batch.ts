/** ms in which pieces are put together: an answer comes in hundreds, and each drawing reads all of it anew. */
const everyMs = 80;

export function batched(show: (text: string) => void): { add: (text: string) => void; flush: () => void } {
  let waiting = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = '';
    if (text !== '') show(text);
  };
  return {
    add(text) {
      waiting += text;
      timer ??= setTimeout(flush, everyMs);
    },
    flush,
  };
}
