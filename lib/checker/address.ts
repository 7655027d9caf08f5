/**
 * The built-in checker for browsers: harper.js with a worker around it, at addresses that never change what they answer. The first part is
 * harper.js's version, the second that of app/checker/worker.mjs; a test says what they have to be.
 */
export const checkerVersion = '2.10.0-a16af2d4';

/** How much a browser loads for it, in megabytes: packed, rounded. */
export const checkerMegabytes = 8;

export const checkerWorker = `/checker/${checkerVersion}/worker.mjs`;
