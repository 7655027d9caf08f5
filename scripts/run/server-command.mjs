/*
 * Fronts keep idle connections to the site for a while (nginx: 60 s). The site must not be the one to close them first: a request
 * that is on its way at that moment would end in a reset.
 */
const idleMs = 75_000;

/**
 * What Node is given to serve the build: the server ends with the process that started it over `ipc`, however that one ends.
 *
 * @param {{ port: number | string, host?: string | undefined }} options without `host` it listens on every address of the machine
 * @returns {string[]}
 */
export const serverCommand = ({ port, host }) => [
  // Of the two addresses of `localhost` a server gets one: the one that every client tries.
  ...(host ? ['--dns-result-order=ipv4first'] : []),
  ...['--import', './scripts/run/stop-with-parent.mjs', 'node_modules/next/dist/bin/next', 'start'],
  ...['--keepAliveTimeout', String(idleMs), '--port', String(port), ...(host ? ['--hostname', host] : [])],
];
