import dayjs from 'dayjs';

/** As the server writes a moment. */
const isoMoment = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/;

/** A moment of the server (ISO, UTC) in the zone of this browser; a text that is no moment stays as it is. */
export function formatMoment(value: string): string {
  if (!isoMoment.test(value)) {
    const moment = dayjs(value);
    return moment.isValid() ? moment.format('YYYY-MM-DD HH:mm:ss') : value;
  }
  // By hand: a page of a list has dozens of moments, and a library takes them apart in ten steps each.
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':')}`;
}

/** The zone of this browser at a moment, as `+08:00`. */
export function zoneOf(value: string): string {
  const minutes = -new Date(value).getTimezoneOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
