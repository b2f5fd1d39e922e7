import { adminLevel, personalLevel } from '../../../engine/core/protocol/levels.ts';
import { isPublished, type Platform } from '../../../engine/server/index.ts';

export interface Figure {
  name: 'interfaces' | 'developers' | 'calls';
  value: number;
}

const keptMilliseconds = 60_000;
const days = 30;

/** Figures of the platform, a minute old at most: nobody waits for them but the first reader of a minute. */
export function figuresOf(platform: Platform): () => Promise<Figure[]> {
  let kept: { until: number; figures: Promise<Figure[]> } | undefined;
  return () => {
    const now = Date.now();
    if (!kept || kept.until < now) {
      const figures = read(platform);
      kept = { until: now + keptMilliseconds, figures };
      figures.catch(() => {
        kept = undefined;
      });
    }
    return kept.figures;
  };
}

async function read({ services, database, accessLog }: Platform): Promise<Figure[]> {
  const interfaces = services.all().filter((service) => isPublished(service) && service.access.visibility !== 'hidden').length;
  const { count } = await database.read
    .selectFrom('account')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('level', '>=', personalLevel)
    .where('level', '<', adminLevel)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const traffic = await accessLog.traffic(days);
  return [
    { name: 'interfaces', value: interfaces },
    { name: 'developers', value: Number(count) },
    { name: 'calls', value: traffic.reduce((sum, { ok, refused, failed }) => sum + ok + refused + failed, 0) },
  ];
}
