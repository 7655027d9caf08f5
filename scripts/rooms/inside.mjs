/**
 * The room that another one lies in, such as `lib/backend` of `lib/backend/mail`.
 *
 * @param {readonly string[]} names of all rooms
 * @param {string} room
 */
export const outerRoom = (names, room) => names.find((other) => room.startsWith(`${other}/`));

/**
 * @param {readonly string[]} names of all rooms
 * @param {string} room
 */
export const innerRooms = (names, room) => names.filter((other) => other.startsWith(`${room}/`));

/**
 * The room that a file is in: the innermost one, so that a room with rooms in it is only what lies in none of them.
 *
 * @param {readonly string[]} names of all rooms
 * @param {string} file
 */
export const roomOf = (names, file) =>
  names
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .sort((one, other) => other.length - one.length)[0];
