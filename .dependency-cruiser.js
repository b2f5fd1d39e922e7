/** Who may import whom. One row per zone; `may` lists zones, everything else is an error. The reasons stand in ARCHITECTURE.md. */
const zones = {
  core: { path: '^(engine/core|(engine|plugins/[^/]+)/formats/[^/]+/core)/', may: ['core'] },
  server: { path: '^(engine/server|(engine|plugins/[^/]+)/formats/[^/]+/server)/', may: ['core', 'server'] },
  web: { path: '^(engine/web|(engine|plugins/[^/]+)/formats/[^/]+/web)/', may: ['core', 'web'] },
  designerModel: { path: '^(designer/model|(designer|plugins/[^/]+)/nodes/[^/]+/model)/', may: ['core', 'designerModel'] },
  designerTools: { path: '^(designer/(import|export|codegen)|(designer|plugins/[^/]+)/nodes/[^/]+/codegen)/', may: ['core', 'designerModel', 'designerTools'] },
  designerCalls: { path: '^designer/calls/', may: ['core', 'designerModel', 'designerTools', 'designerCalls'] },
  designerServer: { path: '^designer/server/', may: ['core', 'server', 'designerModel', 'designerTools', 'designerCalls', 'designerServer'] },
  designerWeb: {
    path: '^(designer/(canvas|panels)|(designer|plugins/[^/]+)/nodes/[^/]+/panel)/',
    may: ['core', 'web', 'designerModel', 'designerTools', 'designerCalls', 'designerWeb'],
  },
  pluginShared: { path: '^plugins/[^/]+/shared/', may: ['core', 'pluginShared'] },
  pluginServer: { path: '^plugins/[^/]+/server/', may: ['core', 'server', 'designerCalls', 'pluginShared', 'pluginServer'] },
  pluginWeb: { path: '^plugins/[^/]+/web/', may: ['core', 'web', 'designerCalls', 'pluginShared', 'pluginWeb'] },
};
/**
 * The floors inside each zone, lowest first. A floor may import itself and the floors below it; type-only imports count. Key: the zone, as a
 * pattern without `^` and the last slash. Floor: its folders from the root, `a/b` with everything below it (unless a deeper folder lies on a
 * floor of its own), `a/.` for the files directly in it. `scripts/check/check-floors.ts` reads the same table and refuses folders of a zone that
 * import each other in a circle, and files without a floor. A zone that is not in the table is not ruled yet.
 */
export const floors = {
  'engine/server': [
    ['engine/server/kernel'],
    [
      'engine/server/data',
      'engine/server/jobs',
      'engine/server/messages',
      'engine/server/schedules',
      'engine/server/deliveries',
      'engine/server/outbound',
      'engine/server/files',
      'engine/server/formats',
    ],
    ['engine/server/auth'],
    ['engine/server/gateway', 'engine/server/http'],
    ['engine/server/operations', 'engine/server/portal'],
    ['engine/server/screens', 'engine/server/tabular'],
    ['engine/server/composition', 'engine/server/start', 'engine/server/backup'],
    ['engine/server/.'],
  ],
  'designer/model': [
    ['designer/model/types'],
    ['designer/model/semantics'],
    ['designer/model/node-type'],
    ['designer/model/nodes'],
    ['designer/model/formula'],
    ['designer/model/analysis'],
    ['designer/model/checks', 'designer/model/evaluate', 'designer/model/build'],
    ['designer/model/edits'],
    [
      'designer/model/assist',
      'designer/model/diff',
      'designer/model/merge',
      'designer/model/source',
      'designer/model/json-text',
      'designer/model/layout',
      'designer/model/outline',
      'designer/model/samples',
    ],
    ['designer/model/quick-entry', 'designer/model/fixes'],
  ],
  'designer/import': [['designer/import/document'], ['designer/import/schema'], ['designer/import/request'], ['designer/import/answer'], ['designer/import/.']],
  'designer/export': [['designer/export']],
  'designer/(canvas|panels)': [
    ['designer/panels/state'],
    ['designer/panels/parts'],
    ['designer/canvas/draw'],
    ['designer/canvas/state', 'designer/canvas/edges'],
    ['designer/canvas/view'],
    ['designer/canvas/connect', 'designer/canvas/keys'],
    ['designer/canvas/commands', 'designer/canvas/palette'],
    [
      'designer/canvas/empty',
      'designer/canvas/functions',
      'designer/canvas/gestures',
      'designer/canvas/menu',
      'designer/canvas/nodes',
      'designer/canvas/quick-add',
      'designer/canvas/toolbar',
    ],
    ['designer/canvas/find'],
    ['designer/canvas/.'],
    ['designer/panels/layout', 'designer/panels/monaco', 'designer/panels/parameters'],
    [
      'designer/panels/dock/code',
      'designer/panels/dock/run',
      'designer/panels/failures',
      'designer/panels/fields',
      'designer/panels/formula',
      'designer/panels/logged',
      'designer/panels/inspector/settings/controls',
    ],
    [
      'designer/panels/dock/diagnostics',
      'designer/panels/dock/test',
      'designer/panels/history',
      'designer/panels/inspector/debug',
      'designer/panels/inspector/interface',
      'designer/panels/inspector/settings',
    ],
    ['designer/panels/dock/.', 'designer/panels/inspector/.'],
    ['designer/panels/form', 'designer/panels/json', 'designer/panels/merge', 'designer/panels/outline', 'designer/panels/topbar'],
    ['designer/panels/import/state', 'designer/panels/import/files', 'designer/panels/import/parts'],
    ['designer/panels/import/select', 'designer/panels/import/outcome'],
    [
      'designer/panels/data',
      'designer/panels/sql',
      'designer/panels/export',
      'designer/panels/environments',
      'designer/panels/list',
      'designer/panels/import/.',
      'designer/panels/logged',
    ],
    ['designer/panels/rows', 'designer/panels/procedures'],
    ['designer/panels/.'],
  ],
  'designer/codegen': [
    ['designer/codegen/emit'],
    ['designer/codegen/php/parts', 'designer/codegen/php/support', 'designer/codegen/ts/types', 'designer/codegen/sql'],
    ['designer/codegen/php/nodes', 'designer/codegen/ts/nodes'],
    ['designer/codegen/php/.', 'designer/codegen/ts/.'],
    ['designer/codegen/.'],
    ['designer/codegen/hand-edit'],
    ['designer/codegen/code-tree'],
  ],
  'designer/calls': [['designer/calls']],
  'designer/server': [
    ['designer/server/store', 'designer/server/definition'],
    ['designer/server/databases', 'designer/server/outbound', 'designer/server/sandbox'],
    ['designer/server/topics'],
    ['designer/server/runtime'],
    ['designer/server/published', 'designer/server/verify'],
    ['designer/server/context'],
    ['designer/server/functions'],
    ['designer/server/drafts', 'designer/server/publish'],
    ['designer/server/database-services', 'designer/server/import', 'designer/server/environments', 'designer/server/runs'],
    ['designer/server/.'],
  ],
  'engine/core': [
    ['engine/core/text', 'engine/core/json'],
    ['engine/core/format'],
    ['engine/core/formats'],
    ['engine/core/protocol', 'engine/core/sign-in', 'engine/core/descriptor/.', 'engine/core/descriptor/parse'],
    ['engine/core/contract', 'engine/core/descriptor/normalize', 'engine/core/states', 'engine/core/condition', 'engine/core/expectation', 'engine/core/curl'],
    ['engine/core/descriptor/check', 'engine/core/validation'],
    ['engine/core/derive', 'engine/core/models', 'engine/core/printing'],
    ['engine/core/answers', 'engine/core/calls', 'engine/core/docs'],
    ['engine/core/open-api'],
  ],
  'engine/web': [
    ['engine/web/transport', 'engine/web/theme'],
    ['engine/web/state', 'engine/web/sign-in', 'engine/web/widgets/base', 'engine/web/widgets/search'],
    ['engine/web/api', 'engine/web/navigation', 'engine/web/widgets/parts'],
    ['engine/web/page'],
    ['engine/web/plugin'],
    ['engine/web/widgets', 'engine/web/actions'],
    ['engine/web/renderer/parts', 'engine/web/renderer/form'],
    ['engine/web/renderer/actions', 'engine/web/renderer/import', 'engine/web/renderer/related', 'engine/web/renderer/preview'],
    ['engine/web/renderer/bulk-edit', 'engine/web/renderer/detail'],
    ['engine/web/renderer/list'],
    ['engine/web/renderer/dashboard'],
    ['engine/web/renderer/.'],
    ['engine/web/shell'],
    ['engine/web/portal'],
    ['engine/web/.'],
  ],
  'plugins/apitest/server': [
    ['plugins/apitest/server/http'],
    ['plugins/apitest/server/token'],
    ['plugins/apitest/server/context'],
    ['plugins/apitest/server/cases', 'plugins/apitest/server/token-config'],
    ['plugins/apitest/server/report', 'plugins/apitest/server/run'],
    ['plugins/apitest/server/compare'],
    ['plugins/apitest/server/.'],
  ],
  'plugins/apps/server': [
    ['plugins/apps/server/credentials', 'plugins/apps/server/record', 'plugins/apps/server/usage'],
    ['plugins/apps/server/idempotency'],
    ['plugins/apps/server/gate'],
    ['plugins/apps/server/steps'],
    ['plugins/apps/server/.'],
  ],
  'plugins/docs/server': [
    ['plugins/docs/server/catalog', 'plugins/docs/server/words'],
    ['plugins/docs/server/download'],
    ['plugins/docs/server/portal'],
    ['plugins/docs/server/.'],
  ],
  'plugins/docs/web': [
    ['plugins/docs/web/parts', 'plugins/docs/web/list'],
    ['plugins/docs/web/fields', 'plugins/docs/web/try'],
    ['plugins/docs/web/page', 'plugins/docs/web/words', 'plugins/docs/web/descriptor'],
    ['plugins/docs/web/reader'],
    ['plugins/docs/web/.'],
  ],
  'plugins/mcp/server': [
    ['plugins/mcp/server/oauth', 'plugins/mcp/server/rpc'],
    ['plugins/mcp/server/access'],
    ['plugins/mcp/server/tools'],
    ['plugins/mcp/server/protocol'],
    ['plugins/mcp/server/.'],
  ],
  'plugins/sdk/shared': [['plugins/sdk/shared/.'], ['plugins/sdk/shared/php', 'plugins/sdk/shared/ts']],
};
const pathsOf = (...names) => names.map((name) => zones[name].path);
const ours = '^(engine|designer|plugins|generated)/';
/** What the sources say, made out of `locales`: of their own zone, which the group's name leads to. */
const words = '^generated/words/';
/** The types the runtime packages declare, as one text the code editors read. */
const runtimeTypes = '^generated/runtime-types[.]ts$';
const compositionRoots = '^engine/(server/main[.]ts|web/(start|main|portal)[.]tsx?)$';
const ui = 'node_modules/(react|react-dom|react-router-dom|antd|@rjsf|reactflow|@xyflow|@dnd-kit|valtio|monaco-editor)/';

const zoneRules = Object.entries(zones).map(([name, { path, may }]) => ({
  name: `${name}-imports`,
  severity: 'error',
  comment: `${name} may import only: ${may.join(', ')}`,
  from: { path, pathNot: compositionRoots },
  to: { path: ours, pathNot: [words, runtimeTypes, ...may.map((zone) => zones[zone].path)] },
}));

/** What lies on a floor, as one pattern. */
function floorPath(floor, zone) {
  const folders = zone.flat();
  const paths = floor.map((folder) => {
    if (folder.endsWith('/.')) return `${folder.slice(0, -1)}[^/]+$`;
    const deeper = folders.filter((other) => other.startsWith(`${folder}/`)).map((other) => other.slice(folder.length + 1));
    return `${folder}/${deeper.map((rest) => `(?!${rest === '.' ? '[^/]+$' : `${rest}/`})`).join('')}`;
  });
  return `^(${paths.join('|')})`;
}

const floorRules = Object.entries(floors).flatMap(([name, zone]) =>
  zone.slice(0, -1).map((floor, index) => ({
    name: `floor-${index + 1}-of-${name}`,
    severity: 'error',
    comment: `lowest first: ${zone.map((folders) => folders.join(', ')).join(' ← ')}`,
    from: { path: floorPath(floor, zone) },
    to: { path: zone.slice(index + 1).map((higher) => floorPath(higher, zone)) },
  })),
);

export default {
  forbidden: [
    ...zoneRules,
    ...floorRules,
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'a cycle hides which file depends on which',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'isomorphic-has-no-platform',
      severity: 'error',
      comment: 'core and the designer’s model, import, export and codegen run in the browser and in Node',
      from: { path: pathsOf('core', 'designerModel', 'designerTools', 'designerCalls') },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-ui-below-the-browser',
      severity: 'error',
      comment: 'the server and everything isomorphic stay free of React',
      from: {
        path: pathsOf('core', 'server', 'designerModel', 'designerTools', 'designerCalls', 'designerServer', 'pluginShared', 'pluginServer'),
      },
      to: { path: ui },
    },
    {
      name: 'core-packages',
      severity: 'error',
      comment: 'core imports itself and ajv',
      from: { path: zones.core.path },
      to: { path: 'node_modules/', pathNot: 'node_modules/ajv/' },
    },
    {
      name: 'plugins-are-islands',
      severity: 'error',
      comment: 'ask the host by name, declared in dependsOn; the calls another plugin declares are the way to it',
      from: { path: '^plugins/([^/]+)/' },
      to: { path: '^plugins/', pathNot: ['^plugins/$1/', '^plugins/[^/]+/shared/calls[.]ts$'] },
    },
    {
      name: 'plugins-say-their-own-words',
      severity: 'error',
      comment: 'the words of a plugin lie in its own locales; those of the meta-schema go with it',
      from: { path: '^plugins/([^/]+)/' },
      to: { path: words, pathNot: [`${words}plugin-$1/`, `${words}languages[.]ts$`, `${words}schemas/`] },
    },
    {
      name: 'node-types-are-islands',
      severity: 'error',
      comment: 'a node type is one folder; what two of them need lies in the zone they both import',
      from: { path: '^((?:designer|plugins/[^/]+)/nodes/[^/]+)/' },
      to: { path: '/nodes/[^/]+/(model|codegen|panel)/', pathNot: '^$1/' },
    },
    {
      name: 'formats-build-on-widgets',
      severity: 'error',
      comment: 'how a format is entered and shown is made of the parts below the registry of widgets; what lies above asks that registry',
      from: { path: '^(engine|plugins/[^/]+)/formats/[^/]+/web/' },
      to: { path: '^engine/web/(?!(transport|theme|state|api|navigation|page|widgets/[^/]+)/)' },
    },
    {
      name: 'formats-build-on-the-kernel',
      severity: 'error',
      comment: 'what the server knows of values is plain: it asks no table and no other system',
      from: { path: '^(engine|plugins/[^/]+)/formats/[^/]+/server/' },
      to: { path: '^engine/server/(?!kernel/)' },
    },
    {
      name: 'formats-say-what-they-mean',
      severity: 'error',
      comment: 'descriptors and their validation are made of formats',
      from: { path: '^(engine|plugins/[^/]+)/formats/[^/]+/core/' },
      to: { path: '^engine/core/(?!(text|json|format)/)' },
    },
    {
      name: 'only-lists-name-plugins',
      severity: 'error',
      comment: 'the engine and the designer never know which plugins are installed: the lists of `npm run generate` do',
      from: {
        path: '^(engine|designer)/',
        pathNot: [compositionRoots, '/(all-formats|format-values|format-widgets|all-node-types|ts-emitters|php-emitters|node-controls)[.]ts$'],
      },
      to: { path: '^plugins/' },
    },
    {
      name: 'formats-lie-above',
      severity: 'error',
      comment: 'what formats are made of knows none of them',
      from: { path: '^engine/(core/(text|json|format)|server/kernel|web/(transport|theme|state|api|navigation|page|widgets/[^/]+))/' },
      to: { path: '/formats/[^/]+/' },
    },
    {
      name: 'use-the-front-door',
      severity: 'error',
      comment: 'from outside, engine/server/index.ts or engine/web/index.ts only',
      from: { path: '^(designer|plugins)/', pathNot: '^plugins/[^/]+/formats/' },
      to: { path: '^engine/(server|web)/', pathNot: '^engine/(server|web)/index[.]tsx?$' },
    },
    {
      name: 'only-roots-read-generated',
      severity: 'error',
      comment: 'the engine never knows which plugins are installed',
      from: { path: '^(engine|designer|plugins)/', pathNot: compositionRoots },
      to: { path: '^generated/plugins' },
    },
    {
      name: 'product-without-tests',
      severity: 'error',
      comment: 'nothing shipped may need a test file',
      from: { path: ours },
      to: { path: '^(tests|scripts)/' },
    },
  ],
  options: { doNotFollow: { path: 'node_modules' }, exclude: { path: '^dist/' }, tsPreCompilationDeps: true, tsConfig: { fileName: 'tsconfig.json' } },
};
