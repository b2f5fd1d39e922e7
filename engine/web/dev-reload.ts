const pollMilliseconds = 1_000;

/** Only while developing: loads the page anew once its main script has another name. */
export async function reloadOnRebuild(): Promise<void> {
  const running = mainScript(document.documentElement.outerHTML);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
    const page = await fetch(location.pathname, { cache: 'no-store' })
      .then((response) => response.text())
      .catch(() => '');
    const built = mainScript(page);
    if (built && built !== running) location.reload();
  }
}

function mainScript(html: string): string | undefined {
  return /\/(?:main|portal)-\w+\.js/.exec(html)?.[0];
}
