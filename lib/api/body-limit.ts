/** The largest request body of the contract but for signed events, which only the embedded API takes. */
export const maxBodyBytes = 64 * 1024;

/**
 * The same body, counted on its way: a declared length may be missing or a lie.
 *
 * @param exceeded called once there is more than `maxBodyBytes`; the stream fails then
 */
export function limitBody(
  body: ReadableStream<Uint8Array>,
  exceeded: () => void,
): ReadableStream<Uint8Array> {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size <= maxBodyBytes) return controller.enqueue(chunk);
        exceeded();
        controller.error(new Error('The body is too large'));
      },
    }),
  );
}
