/** Of the offline page, which has no theme of ours: the colours are those of the reader's system. */
export const offlineCss = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 16%, Canvas); --shade: color-mix(in srgb, CanvasText 6%, Canvas); }
* { box-sizing: border-box; }
body { margin: 0; color: CanvasText; background: Canvas; font: 14px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
main { max-width: 900px; padding: 24px; margin: 0 auto; overflow-wrap: anywhere; }
nav { padding: 16px; border-bottom: 1px solid var(--line); font-size: 13px; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: 4px 8px; border-radius: 4px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover, nav a:focus-visible { background: var(--shade); }
nav code, .made { opacity: 0.7; font-size: 12px; }
h1 { font-size: 26px; } h2 { margin-top: 32px; font-size: 20px; } h3 { font-size: 17px; } h4 { font-size: 14px; } nav h2 { margin: 0; font-size: 16px; } nav h3 { margin: 12px 8px 4px; font-size: 13px; }
section { border-top: 1px solid var(--line); scroll-margin-top: 8px; content-visibility: auto; contain-intrinsic-size: auto 900px; }
code, pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 12px; }
pre { padding: 12px; overflow: auto; border-radius: 6px; background: var(--shade); overflow-wrap: normal; }
table { display: block; max-width: 100%; overflow: auto; border-collapse: collapse; }
th, td { padding: 6px 12px; border: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: normal; }
th { background: var(--shade); white-space: nowrap; }
@media (min-width: 900px) {
  body { display: grid; grid-template-columns: 300px minmax(0, 1fr); }
  nav { position: sticky; top: 0; height: 100vh; overflow: auto; border-bottom: 0; border-right: 1px solid var(--line); }
  main { width: 100%; }
}
@media print { body { display: block; } nav { position: static; height: auto; border: 0; } section { content-visibility: visible; } }
`;
