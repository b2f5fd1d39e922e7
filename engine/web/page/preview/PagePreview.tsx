import { Segmented } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../state/language.ts';
import { useThemeName } from '../../state/theme-name.ts';
import { portalSheet } from './portal-sheet.ts';
import './page-preview.css';

/** Pixels across of the page that is shown smaller. */
const widths = { desktop: 1280, phone: 390 } as const;
type Device = keyof typeof widths;
/** Milliseconds without a key until the page is drawn anew. */
const pause = 400;
/** Milliseconds until it is tried again when it could not be drawn; three times, as values that are refused stay refused. */
const pauseAfterFailure = 2_000;

/** Of the form, the same object until one of them changes. */
type Values = Readonly<Record<string, unknown>>;
/** The body of the page with these values, as the server draws it. The same function from one drawing to the next. */
export type DrawPage = (values: Values, options: { quiet: true; signal: AbortSignal }) => Promise<{ body: string }>;

/** A page of the portal as it will be, beside the form that says so. Nothing in it runs. */
export function PagePreview({ values, title, draw: drawPage }: { values: Values; title: string; draw: DrawPage }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const theme = useThemeName();
  const [device, setDevice] = useState<Device>('desktop');
  const [page, setPage] = useState({ sheet: '', body: '', template: '' });
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server draws in the language of the page
  useEffect(() => {
    const abort = new AbortController();
    const draw = async (tries = 0) => {
      try {
        const [sheet, { body }] = await Promise.all([portalSheet(), drawPage(values, { quiet: true, signal: abort.signal })]);
        setPage({ sheet, body, template: String(values.template ?? 'classic') });
      } catch {
        // What it showed before stays; nobody need type another letter to have it tried again.
        if (!abort.signal.aborted && tries < 3) timer = setTimeout(draw, pauseAfterFailure, tries + 1);
      }
    };
    let timer = setTimeout(draw, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [values, language, drawPage]);

  const document = useMemo(
    () =>
      `<!doctype html><html data-theme="${theme}"><head><meta charset="utf-8"><style>${page.sheet}</style></head><body data-template="${page.template}">${page.body}</body></html>`,
    [theme, page],
  );
  const width = widths[device];
  const scale = Math.min(1, room / width);
  return (
    <section className="page-preview" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Segmented
          size="small"
          value={device}
          onChange={setDevice}
          options={[
            { value: 'desktop', label: t('portalPreview.desktop') },
            { value: 'phone', label: t('portalPreview.phone') },
          ]}
        />
      </header>
      <div className="page-preview-room" ref={place}>
        {/* Of the same origin, so that pictures that are not saved yet are shown to who has uploaded them; without scripts. */}
        {page.body !== '' && (
          <iframe
            title={title}
            sandbox="allow-same-origin"
            srcDoc={document}
            tabIndex={-1}
            style={{ width, height: `calc((100vh - 220px) / ${scale || 1})`, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </section>
  );
}
