<?php

// Made by Portico. Operations on dates: texts YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, wall clock time in UTC+8; those with an offset are moved there.
declare(strict_types=1);

namespace Portico;

/* A moment is array(day counted from 0000-03-01, seconds since midnight or null). */
trait DateOperations
{
    /**
     * @param mixed $date
     * @param mixed $days
     * @return mixed
     */
    public static function addDays($date, $days)
    {
        list($day, $seconds) = self::moment($date);
        return self::dateText(array(self::dayInRange($day + self::integer($days)), $seconds));
    }

    /**
     * @param mixed $date
     * @param mixed $months
     * @return mixed
     */
    public static function addMonths($date, $months)
    {
        list($number, $seconds) = self::moment($date);
        list($year, $month, $day) = self::calendarDay($number);
        $total = $year * 12 + $month - 1 + self::integer($months);
        if ($total < 12 || $total >= 120000) {
            Refusal::because('dateRange');
        }
        $year = intdiv($total, 12);
        $month = $total % 12 + 1;
        return self::dateText(array(self::dayNumber($year, $month, min($day, self::monthLength($year, $month))), $seconds));
    }

    /**
     * @param mixed $date
     * @param mixed $seconds
     * @return mixed
     */
    public static function addSeconds($date, $seconds)
    {
        list($day, $clock) = self::moment($date);
        return self::dateText(self::momentAfter($day, (int)$clock + self::integer($seconds)));
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function daysBetween($a, $b)
    {
        return self::moment($b)[0] - self::moment($a)[0];
    }

    /**
     * @param mixed $a
     * @param mixed $b
     * @return mixed
     */
    public static function secondsBetween($a, $b)
    {
        $from = self::moment($a);
        $to = self::moment($b);
        return ($to[0] - $from[0]) * Platform\SECONDS_PER_DAY + (int)$to[1] - (int)$from[1];
    }

    /**
     * @param mixed $date
     * @param mixed $part
     * @return mixed
     */
    public static function datePart($date, $part)
    {
        list($number, $seconds) = self::moment($date);
        list($year, $month, $day) = self::calendarDay($number);
        $part = self::choice($part, Platform\DATE_PARTS);
        $clock = (int)$seconds;
        switch ($part) {
            case 'year':
                return $year;
            case 'quarter':
                return intdiv($month + 2, 3);
            case 'month':
                return $month;
            case 'day':
                return $day;
            case 'weekday':
                return ($number + 2) % 7 + 1;
            case 'dayOfYear':
                return $number - self::dayNumber($year, 1, 1) + 1;
            case 'hour':
                return intdiv($clock, 3600);
            case 'minute':
                return intdiv($clock, 60) % 60;
            default:
                return $clock % 60;
        }
    }

    /**
     * @param mixed $date
     * @param mixed $format
     * @return mixed
     */
    public static function formatDate($date, $format)
    {
        list($number, $seconds) = self::moment($date);
        list($year, $month, $day) = self::calendarDay($number);
        $clock = (int)$seconds;
        $hour = intdiv($clock, 3600);
        $words = array(
            'YYYY' => sprintf('%04d', $year),
            'YY' => sprintf('%02d', $year % 100),
            'MM' => sprintf('%02d', $month),
            'M' => (string)$month,
            'DD' => sprintf('%02d', $day),
            'D' => (string)$day,
            'HH' => sprintf('%02d', $hour),
            'H' => (string)$hour,
            'mm' => sprintf('%02d', intdiv($clock, 60) % 60),
            'ss' => sprintf('%02d', $clock % 60),
        );
        return self::limitedText(strtr(self::string($format), $words));
    }

    /**
     * @param mixed $date
     * @param mixed $span
     * @return mixed
     */
    public static function startOf($date, $span)
    {
        list($year, $month, $day) = self::calendarDay(self::moment($date)[0]);
        $span = self::choice($span, Platform\DATE_SPANS);
        return self::dateText(array(self::dayNumber($year, $span === 'year' ? 1 : $month, $span === 'day' ? $day : 1), null));
    }

    /**
     * @param mixed $date
     * @return mixed
     */
    public static function daysInMonth($date)
    {
        list($year, $month) = self::calendarDay(self::moment($date)[0]);
        return self::monthLength($year, $month);
    }

    /**
     * @param mixed $text
     * @return mixed
     */
    public static function toDate($text)
    {
        return self::dateText(self::moment(self::string($text)));
    }

    /**
     * @param mixed $date
     * @return mixed
     */
    public static function toTimestamp($date)
    {
        list($day, $seconds) = self::moment($date);
        return ($day - Platform\EPOCH_DAY) * Platform\SECONDS_PER_DAY + (int)$seconds - Platform\ZONE_SECONDS;
    }

    /**
     * @param mixed $seconds
     * @return mixed
     */
    public static function fromTimestamp($seconds)
    {
        return self::dateText(self::momentAfter(Platform\EPOCH_DAY, self::integer($seconds) + Platform\ZONE_SECONDS));
    }

    /**
     * @param mixed $value
     * @return mixed
     */
    private static function moment($value)
    {
        if (!is_string($value) || Format::milliseconds($value) === null) {
            Refusal::because('date');
        }
        preg_match('/^(\d+)-(\d+)-(\d+)(?:.(\d+):(\d+):(\d+)(?:\.\d+)?(.*))?$/s', $value, $parts);
        /** @var array<int, string> $parts */
        $day = (int)$parts[1] < 1 ? Refusal::because('date') : self::dayNumber((int)$parts[1], (int)$parts[2], (int)$parts[3]);
        if (!isset($parts[4])) {
            return array($day, null);
        }
        $seconds = (int)$parts[4] * 3600 + (int)$parts[5] * 60 + (int)$parts[6];
        return $parts[7] === '' ? array($day, $seconds) : self::momentAfter($day, $seconds - Format::offset($parts[7]) * 60 + Platform\ZONE_SECONDS);
    }

    /**
     * @param mixed $moment
     * @return mixed
     */
    private static function dateText($moment)
    {
        list($number, $seconds) = $moment;
        $text = vsprintf('%04d-%02d-%02d', self::calendarDay($number));
        return $seconds === null ? $text : $text . sprintf(' %02d:%02d:%02d', intdiv($seconds, 3600), intdiv($seconds, 60) % 60, $seconds % 60);
    }

    /**
     * @param mixed $year
     * @param mixed $month
     * @param mixed $day
     * @return mixed
     */
    private static function dayNumber($year, $month, $day)
    {
        $year = $month <= 2 ? $year - 1 : $year;
        $days = 365 * $year + intdiv($year, 4) - intdiv($year, 100) + intdiv($year, 400);
        return $days + intdiv((($month + 9) % 12) * 306 + 5, 10) + $day - 1;
    }

    /**
     * @param mixed $number
     * @return mixed
     */
    private static function calendarDay($number)
    {
        $year = intdiv(10000 * $number + 14780, 3652425);
        $rest = $number - self::dayNumber($year, 3, 1);
        if ($rest < 0) {
            $year--;
            $rest = $number - self::dayNumber($year, 3, 1);
        }
        $index = intdiv(100 * $rest + 52, 3060);
        return array($year + intdiv($index + 2, 12), ($index + 2) % 12 + 1, $rest - intdiv($index * 306 + 5, 10) + 1);
    }

    /**
     * @param mixed $year
     * @param mixed $month
     * @return mixed
     */
    private static function monthLength($year, $month)
    {
        if ($month === 2) {
            return $year % 4 === 0 && ($year % 100 !== 0 || $year % 400 === 0) ? 29 : 28;
        }
        return in_array($month, array(4, 6, 9, 11), true) ? 30 : 31;
    }

    /**
     * @param mixed $day
     * @param mixed $seconds
     * @return mixed
     */
    private static function momentAfter($day, $seconds)
    {
        $days = (int)floor($seconds / Platform\SECONDS_PER_DAY);
        return array(self::dayInRange($day + $days), $seconds - $days * Platform\SECONDS_PER_DAY);
    }

    /**
     * @param mixed $day
     * @return mixed
     */
    private static function dayInRange($day)
    {
        return $day < Platform\FIRST_DAY || $day > Platform\LAST_DAY ? Refusal::because('dateRange') : $day;
    }
}
