/** Where the embedded API lives on this site. */
export const apiPath = '/api/v1';
