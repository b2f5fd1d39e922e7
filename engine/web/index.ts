/** The front door for the designer and the web halves of plugins. */

export { ApiError } from './api/api-error.ts';
export { type CallOptions, call, callForFile, type DownloadAnswer } from './api/call.ts';
export { onPushed } from './api/events.ts';
export { switchLanguage } from './i18n.ts';
export { defineWebPlugin, type PageProps, type ResultProps, type WebPlugin } from './plugin.ts';
export { pluginPage, pluginResult, pluginWidget } from './plugin-host.tsx';
export { saveBlob } from './renderer/list/save-blob.ts';
export type { ScreenPageProps } from './renderer/screen-page.ts';
export { type TabHandle, useTab } from './shell/tabs/use-tab.ts';
export { useIsNarrow } from './shell/use-is-narrow.ts';
export { recordError } from './state/errors.ts';
export { currentLanguage, useLanguage, useText } from './state/language.ts';
export { isGranted, session, setProfile } from './state/session.ts';
export { enterSimulation } from './state/simulation.ts';
export { useThemeName } from './state/theme-name.ts';
export { notify, type ToastTone } from './state/toasts.ts';
export { chartColors, fonts, palettes, sizes, type ThemeName, typeColors } from './theme.ts';
export { CodeEditor } from './widgets/code/CodeEditor.tsx';
export { formatMoment } from './widgets/date-time/format-moment.ts';
export { imageWidget } from './widgets/image/index.ts';
export { CodeBlock } from './widgets/parts/CodeBlock.tsx';
export { CopyButton } from './widgets/parts/CopyButton.tsx';
export { copyText } from './widgets/parts/copy-text.ts';
export { StatusTag } from './widgets/parts/StatusTag.tsx';
export { useDragWords } from './widgets/parts/use-drag-words.ts';
export { passwordWidget } from './widgets/password/index.ts';
export { type CellProps, defineWidget, type FilterProps, type InputProps, type Widget } from './widgets/widget.ts';
