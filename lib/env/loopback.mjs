/**
 * Whether only this machine itself is reached by a host: `localhost` and names below it, 127.0.0.0/8 and ::1.
 *
 * @param {string} hostname as the parser of addresses writes it: IPv4 in its one canonical form, IPv6 in brackets
 */
export function isLoopback(hostname) {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
