import { AreaChartOutlined, DownloadOutlined, TableOutlined } from '@ant-design/icons';
import { Dropdown, Skeleton } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../api/save-blob.ts';
import { useMedia } from '../../page/use-media.ts';
import { useThemeName } from '../../state/theme-name.ts';
import { chartColors, palettes } from '../../theme/theme.ts';
import { lazyPart } from '../../widgets/base/lazy-part.ts';
import { IconButton } from '../../widgets/parts/IconButton.tsx';
import type { TakePicture } from './chart/Chart.tsx';
import { ChartTable } from './chart/ChartTable.tsx';
import { chartCsv } from './chart/chart-csv.ts';
import { chartData, groupField } from './chart/chart-data.ts';
import { chartOption } from './chart/chart-option.ts';
import { TileBox } from './TileBox.tsx';
import type { ShownTile } from './tile.ts';
import { useValueWords } from './values/use-value-words.ts';
import { measuredField, numberText } from './values/value-text.ts';

const Chart = lazyPart(() => import('./chart/Chart.tsx'), <Skeleton.Node active className="dash-chart" style={{ width: '100%', height: '100%' }} />);

/** Numbers of groups as a picture, as a table, and to take away as both. */
export function ChartTile({ tile, answer, screen, link }: ShownTile) {
  const { t } = useTranslation('list');
  const words = useValueWords();
  const theme = useThemeName();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [isTable, setTable] = useState(false);
  const picture = useRef<TakePicture | null>(null);
  const data = useMemo(() => chartData(tile, answer, screen, words), [tile, answer, screen, words]);
  const { as, query } = tile;
  const isTime = query.groupBy?.bucket !== undefined;
  const measured = measuredField(query, screen);
  const option = useMemo(() => {
    if (as === 'stat' || as === 'list') return undefined;
    const number = (value: number, place?: 'short') => numberText(measured, value, words, place);
    const isStacked = query.aggregate === 'count' || query.aggregate === 'sum';
    return chartOption(
      { as, isTime, isStacked, isCount: query.aggregate === 'count', isBytes: measured?.format?.kind === 'bytes', bucket: query.groupBy?.bucket, data },
      { palette: palettes[theme], colors: chartColors(theme), tag: words.tag, isStill, number },
    );
  }, [as, query, isTime, data, measured, words, theme, isStill]);
  const label = words.text(tile.label);
  const grouped = groupField(tile, screen);
  const head = grouped ? words.text(grouped.label) : label;
  const isEmpty = answer.rows?.length === 0;
  const save = (kind: string) => {
    if (kind === 'csv') saveBlob(`${label}.csv`, new Blob([chartCsv(data, head, isTime, measured)], { type: 'text/csv;charset=utf-8' }));
    else if (picture.current) saveBlob(`${label}.png`, pngOf(picture.current(palettes[theme].surface)));
  };
  const files = [{ key: 'csv', label: t('dashboard.csv') }, ...(isTable ? [] : [{ key: 'png', label: t('dashboard.png') }])];
  const tools = !isEmpty && (
    <>
      <IconButton
        size="small"
        label={isTable ? t('dashboard.asChart') : t('dashboard.asTable')}
        icon={isTable ? <AreaChartOutlined /> : <TableOutlined />}
        onClick={() => setTable(!isTable)}
      />
      <Dropdown trigger={['click']} menu={{ items: files, onClick: ({ key }) => save(key) }}>
        <IconButton size="small" label={t('dashboard.download')} icon={<DownloadOutlined />} />
      </Dropdown>
    </>
  );
  return (
    <TileBox tile={tile} link={link} tools={tools}>
      {isEmpty ? (
        <p className="dash-empty">{t('dashboard.empty')}</p>
      ) : isTable ? (
        <ChartTable data={data} head={head} number={(value) => numberText(measured, value, words)} />
      ) : (
        option && <Chart option={option} label={t('dashboard.chart', { label })} picture={picture} />
      )}
    </TileBox>
  );
}

function pngOf(address: string): Blob {
  const bytes = Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}
