import { useTranslation } from 'react-i18next';
import { burstWindows, parseRate } from '../core/rate.ts';

/** A rate as people say it: 600 次/分钟，突发 50 次. What is no rate stands as it is. */
export function RateWords({ rate: text }: { rate: string }) {
  const { t, i18n } = useTranslation('form');
  const rate = parseRate(text);
  if (rate === null) return text;
  if (rate === 'unlimited') return t('rate.unlimited');
  const number = (value: number) => value.toLocaleString(i18n.language.replace('_', '-'));
  const [unit, size] = unitOf(rate.seconds);
  const count = rate.seconds / size;
  const window = t('rate.window', {
    calls: number(rate.calls),
    span: count === 1 ? t(`rate.one.${unit}`) : t(`rate.several.${unit}`, { number: number(count) }),
  });
  return rate.burst === 0 ? window : t('rate.burst', { window, burst: number(rate.burst), windows: burstWindows });
}

function unitOf(seconds: number): ['d' | 'h' | 'min' | 's', number] {
  if (seconds % 86_400 === 0) return ['d', 86_400];
  if (seconds % 3_600 === 0) return ['h', 3_600];
  return seconds % 60 === 0 ? ['min', 60] : ['s', 1];
}
