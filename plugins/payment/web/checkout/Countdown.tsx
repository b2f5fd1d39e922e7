import { ClockCircleOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const second = 1_000;

/** How long the order can still be paid; nobody has it read out every second. */
export function Countdown({ until, onOver }: { until: number; onOver(): void }) {
  const { t } = useTranslation('payment');
  const [left, setLeft] = useState(() => until - Date.now());
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    setLeft(until - Date.now());
    const timer = setInterval(() => {
      const now = until - Date.now();
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      over.current();
    }, second);
    return () => clearInterval(timer);
  }, [until]);
  const seconds = Math.max(0, Math.ceil(left / second));
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const clock = [...(hours > 0 ? [hours] : []), minutes, rest].map((part) => String(part).padStart(2, '0')).join(':');
  return (
    <p className="checkout-countdown" role="timer" aria-live="off" data-soon={seconds < 120}>
      <ClockCircleOutlined aria-hidden />
      {seconds > 0 ? t('order.closes', { clock }) : t('order.closing')}
    </p>
  );
}
