/** Days that a recording of an exam is kept; /privacy-policy says so. */
export const recordingDays = 90;

/** Hours in which an exam that was begun can be gone on with. */
export const openHours = 24;

/** Minutes after the end of a question's time in which an answer still counts that was given in time and could not be sent. */
export const lateMinutes = 15;
