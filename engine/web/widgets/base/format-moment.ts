import dayjs from 'dayjs';

/** A moment of the server (ISO, UTC) in the zone of this browser; a text that is no moment stays as it is. */
export function formatMoment(value: string): string {
  const moment = dayjs(value);
  return moment.isValid() ? moment.format('YYYY-MM-DD HH:mm:ss') : value;
}
