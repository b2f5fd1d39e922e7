import { adminLevel, personalLevel } from '../../../engine/core/protocol/levels.ts';
import { isPublished, type Platform } from '../../../engine/server/index.ts';

export interface Figure {
  name: 'interfaces' | 'developers' | 'calls';
  value: number;
}

const maxAge = 60_000;
const days = 30;

/** Figures of the platform, a minute old at most: nobody waits for them but the first reader of a minute. */
export function figuresOf(platform: Platform): () => Promise<Figure[]> {
  let cached: { until: number; figures: Promise<Figure[]> } | undefined;
  return () => {
    const now = Date.now();
    if (!cached || cached.until < now) {
      const figures = read(platform);
      cached = { until: now + maxAge, figures };
      figures.catch(() => {
        cached = undefined;
      });
    }
    return cached.figures;
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
