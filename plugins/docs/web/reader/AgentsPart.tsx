import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { DocsPlaceContext } from '../parts/docs-place.ts';
import { SourceCode } from '../parts/SourceCode.tsx';

/** How AI agents use the platform: as tools over the Model Context Protocol, and as texts to read. */
export function AgentsPart() {
  const { t } = useTranslation('docs');
  const { origin } = useContext(DocsPlaceContext);
  const server = { type: 'http', url: `${origin}/mcp`, headers: { Authorization: 'Bearer <access_token>' } };
  return (
    <>
      <h2>{t('start.agents')}</h2>
      <p>{t('start.agentsText')}</p>
      <SourceCode label={t('start.agents')} text={JSON.stringify({ mcpServers: { portico: server } }, null, 2)} />
      <p>
        {t('start.agentsRead')} <a href="/llms.txt">llms.txt</a> <a href="/llms-full.txt">llms-full.txt</a>
      </p>
    </>
  );
}
