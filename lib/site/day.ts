/** A day, `YYYY-MM-DD`, as a moment that every time zone of a server shows as that day. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
