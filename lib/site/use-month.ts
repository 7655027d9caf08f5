import { useFormatter } from 'next-intl';

/** A formatter of the month and year of a day (ISO 8601), in the language being rendered. */
export function useMonth(): (day: string) => string {
  const format = useFormatter();
  return (day) => format.dateTime(new Date(day), { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
