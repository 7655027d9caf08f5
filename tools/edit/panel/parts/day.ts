const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const moments = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const said = (format: Intl.DateTimeFormat, date: string) => {
  const at = new Date(date);
  return Number.isNaN(at.getTime()) ? date : format.format(at);
};

/** A day as our staff reads it: `20 November 2026`. What is no date stays as it is. */
export const day = (date: string): string => said(days, date);

export const moment = (date: string): string => said(moments, date);
