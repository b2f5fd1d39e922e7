import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logoPath } from '../../engine/core/text/logo-path.ts';
import { type Language, languages } from '../../engine/core/text/text.ts';
import { languageFacts } from '../../generated/words/languages.ts';
import { root } from './paths.ts';
import { spokenFile } from './plugins/languages.ts';

type Words = Record<string, string>;

/** Addresses of what the pages load. */
export interface PageAssets {
  early: string;
  /** The same of the sign-in pages. */
  earlySignIn: string;
  login: string;
  register: string;
  forgotPassword: string;
  resetPassword: string;
  /** The worker of the sign-in pages. */
  proof: string;
  /** Text of the stylesheet that the sign-in pages carry in themselves. */
  signInCss: string;
  /** The script of the portal's pages that the server draws, and the text of their stylesheet. */
  portalPage: string;
  portalCss: string;
  admin: FaceAssets;
  portal: FaceAssets;
}

/** Addresses of what one application loads. */
export interface FaceAssets {
  baseCss: string;
  /** Chunks the application needs at once, its entry first. */
  closure: string[];
  /** Chunks beside those, of the page a login mostly leads to. */
  home: string[];
  /** Chunks per language, known once early.ts has looked. */
  languageChunks: Record<Language, string[]>;
}

/** The sign-in pages of the one face and where they lead; words and look are the same but for what a key of login.json replaces. */
interface SignInFace {
  /** What it leads to, which is fetched while the person types. */
  assets: FaceAssets;
  /** The page turns into the application; otherwise it goes to it. */
  becomesIt: boolean;
  login: string;
  register: string;
  forgot: string;
  reset: string;
  tagline: string;
  welcome: string;
}

const product = 'Portico';
const logo = `<svg viewBox="0 0 16 16" aria-hidden="true"><path fill="currentColor" d="${logoPath}"/></svg>`;
const icon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#2F5BD7" d="${logoPath}"/></svg>`)}`;

/** The sign-in pages and the applications' own: nothing inline that runs. */
export async function renderPages(assets: PageAssets): Promise<Record<string, string>> {
  const words = Object.fromEntries(await Promise.all(languages.map(async (language) => [language, await readWords(language)]))) as Record<Language, Words>;
  const say = (key: string) =>
    languages.map((language) => `<span class="say" lang="${languageFacts[language].tag}">${escapeHtml(words[language][key])}</span>`).join('');
  const titles = (key: string) => languages.map((language) => `${words[language][key]} - ${product}`);
  const admin: SignInFace = {
    assets: assets.admin,
    becomesIt: true,
    login: '/admin/login',
    register: '/admin/register',
    forgot: '/admin/forgot-password',
    reset: '/admin/reset-password',
    tagline: 'tagline',
    welcome: 'welcome',
  };
  const portal: SignInFace = {
    assets: assets.admin,
    becomesIt: false,
    login: '/login',
    register: '/register',
    forgot: '/forgot-password',
    reset: '/reset-password',
    tagline: 'portalTagline',
    welcome: 'portalWelcome',
  };
  const login = (face: SignInFace) => signInPage(assets, face, say, titles('loginTitle'), loginForm(face, say), assets.login);
  const register = (face: SignInFace) => signInPage(assets, face, say, titles('registerTitle'), registerForm(face, say), assets.register);
  const forgot = (face: SignInFace) => signInPage(assets, face, say, titles('forgotTitle'), forgotForm(face, say), assets.forgotPassword);
  const reset = (face: SignInFace) => signInPage(assets, face, say, titles('resetTitle'), resetForm(face, say), assets.resetPassword);
  return {
    'login.html': login(admin),
    'register.html': register(admin),
    'portal-login.html': login(portal),
    'portal-register.html': register(portal),
    'forgot-password.html': forgot(admin),
    'portal-forgot-password.html': forgot(portal),
    'reset-password.html': reset(admin),
    'portal-reset-password.html': reset(portal),
    'admin.html': applicationPage('admin', assets.early, assets.admin, '<div class="p-first-paint-menu"></div>'),
    'console.html': applicationPage('console', assets.early, assets.admin, '<div class="p-first-paint-menu"></div>'),
    'portal.html': portalApplication(applicationPage('portal', assets.early, assets.portal, '')),
    'portal-page.html': portalPage(assets),
  };
}

/** The words of the sign-in pages, and the footer that all pages of the portal have. */
async function readWords(language: Language): Promise<Words> {
  const [words, { footer }] = await Promise.all([readLocale(language, 'login'), readLocale(language, 'shell')]);
  return { ...words, footer: footer ?? '' };
}

async function readLocale(language: Language, file: string): Promise<Words> {
  const path = spokenFile(language, (each) => `locales/${each}/${file}.json`);
  return JSON.parse(await readFile(join(root, path), 'utf8'));
}

type Say = (key: string) => string;

function signInPage(assets: PageAssets, face: SignInFace, say: Say, titles: string[], content: string, script: string): string {
  const { baseCss, closure, home, languageChunks } = face.assets;
  // From the portal's one may come back to a page of docs, which is another application.
  const application = face.becomesIt ? ` data-application="${closure[0]}" data-sheet="${baseCss}"` : '';
  const prefetch = languages
    .map((language) => `data-prefetch-${language}="${[baseCss, ...closure, ...home, ...languageChunks[language]].join(' ')}"`)
    .join(' ');
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titles[0]}</title>
<link rel="icon" href="${icon}">
<style>${assets.signInCss}${languageCss()}</style>
<script src="${assets.earlySignIn}"></script>
<script src="${script}" defer></script>
</head>
<body ${languages.map((language, at) => `data-${language}="${titles[at]}"`).join(' ')} ${prefetch} data-proof="${assets.proof}"${application}>
<div class="page">
<header class="brand">
<div class="logo">${logo}<span data-site>${product}</span></div>
<h1>${say(face.tagline)}</h1>
${drawing()}
</header>
<div class="panel">
<div class="languages">${languageButtons()}</div>
<main>${content}</main>
<footer>${say('footer')}</footer>
</div>
</div>
</body>
</html>
`;
}

/** Which words are seen: those of the page's language. */
function languageCss(): string {
  return languages
    .map((language) => `:root:lang(${languageFacts[language].tag}) .say:not([lang=${languageFacts[language].tag}])`)
    .join(',')
    .concat('{display:none}', languages.map((language) => `:root:lang(${languageFacts[language].tag}) [data-language=${language}]`).join(','))
    .concat('{color:var(--p-text);background:var(--p-hover)}');
}

function languageButtons(): string {
  return languages
    .map((language) => `<button type="button" data-language="${language}" lang="${languageFacts[language].tag}">${languageFacts[language].name}</button>`)
    .join('');
}

function loginForm({ welcome, register, forgot }: SignInFace, say: Say): string {
  return `<h2>${say(welcome)}</h2>
<form method="post" novalidate>
<div id="alert" role="alert" hidden></div>
${field('username', say('account'), accountInput)}
${passwordField('password', say('password'), 'current-password', '', say)}
${captchaField(say)}
<div class="beside"><label class="check"><input type="checkbox" name="remember" value="1">${say('remember')}</label><a href="${forgot}" data-twin>${say('forgot')}</a></div>
<button type="submit">${say('login')}</button>
</form>
<p class="below" data-sign-up>${say('noAccount')} <a href="${register}" data-twin>${say('toRegister')}</a></p>`;
}

function registerForm({ login }: SignInFace, say: Say): string {
  const optional = `<span class="hint">${say('optional')}</span>`;
  return `<div id="registered" hidden><h2>${say('registered')}</h2><p id="registered-text">${say('registeredText')}</p><p id="registered-review" hidden>${say('registeredReview')}</p><p><a href="${login}" data-twin>${say('toLogin')}</a></p></div>
<div id="closed" hidden><h2>${say('closedTitle')}</h2><p>${say('closedText')}</p><p><a href="${login}" data-twin>${say('toLogin')}</a></p></div>
<form method="post" novalidate data-sign-up>
<h2>${say('registerWelcome')}</h2>
<div id="alert" role="alert" hidden></div>
<div class="field" role="radiogroup" aria-labelledby="kind"><span class="label" id="kind">${say('developerType')}</span><div class="kinds">
<label><input type="radio" name="developer_type" value="personal" checked>${say('personal')}</label>
<label><input type="radio" name="developer_type" value="company">${say('company')}</label></div></div>
${field('username', say('account'), '<input id="username" name="username" autocomplete="username" autocapitalize="off" spellcheck="false" maxlength="30" autofocus aria-describedby="username-fault username-hint">', { hint: say('accountHint') })}
${field('nickname', say('name') + optional, '<input id="nickname" name="nickname" autocomplete="name" aria-describedby="nickname-fault">')}
${field('tel', say('phone') + optional, '<input id="tel" name="tel" type="tel" autocomplete="tel" maxlength="30" aria-describedby="tel-fault">')}
${field('email', say('email') + optional, '<input id="email" name="email" type="email" autocomplete="email" maxlength="200" aria-describedby="email-fault">')}
${passwordField('password', say('password'), 'new-password', say('passwordHint'), say)}
${passwordField('password_confirm', say('passwordAgain'), 'new-password', '', say)}
${captchaField(say)}
<div id="agreement" hidden><label class="check"><input type="checkbox" name="agreed" value="1" aria-describedby="agreed-fault">${say('agree')} <a href="/agreement" target="_blank" rel="noopener">${say('agreement')}</a></label><div class="fault" id="agreed-fault" aria-live="polite"></div></div>
<button type="submit">${say('register')}</button>
<p class="below">${say('hasAccount')} <a href="${login}" data-twin>${say('toLogin')}</a></p>
</form>`;
}

const accountInput =
  '<input id="username" name="username" autocomplete="username" autocapitalize="off" spellcheck="false" maxlength="100" autofocus aria-describedby="username-fault">';

function forgotForm({ login, reset }: SignInFace, say: Say): string {
  return `<div id="sent" hidden><h2>${say('codeSentTitle')}</h2><p id="by-letter" hidden>${say('codeByLetter')}</p><p id="by-admin" hidden>${say('codeByAdmin')}</p><p><a href="${reset}" data-twin>${say('toReset')}</a></p></div>
<form method="post" novalidate>
<h2>${say('forgotWelcome')}</h2>
<p>${say('forgotText')}</p>
<div id="alert" role="alert" hidden></div>
${field('username', say('account'), accountInput)}
${captchaField(say)}
<button type="submit">${say('sendCode')}</button>
<p class="below">${say('haveCode')} <a href="${reset}" data-twin>${say('toReset')}</a></p>
<p class="below"><a href="${login}" data-twin>${say('toLogin')}</a></p>
</form>`;
}

function resetForm({ login, forgot }: SignInFace, say: Say): string {
  return `<form method="post" novalidate>
<h2>${say('resetWelcome')}</h2>
<div id="alert" role="alert" hidden></div>
${field('username', say('account'), accountInput)}
${field('code', say('resetCode'), '<input id="code" name="code" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" maxlength="40" aria-describedby="code-fault code-hint">', { hint: say('resetCodeHint') })}
${passwordField('password', say('newPassword'), 'new-password', say('passwordHint'), say)}
${passwordField('password_confirm', say('passwordAgain'), 'new-password', '', say)}
<button type="submit">${say('setPassword')}</button>
<p class="below">${say('noCode')} <a href="${forgot}" data-twin>${say('sendCode')}</a></p>
<p class="below"><a href="${login}" data-twin>${say('toLogin')}</a></p>
</form>`;
}

interface FieldParts {
  hint?: string;
  /** In the box, behind the input. */
  button?: string;
  /** Under the box, before the fault. */
  note?: string;
}

function field(name: string, label: string, input: string, { hint, button = '', note = '' }: FieldParts = {}): string {
  const help = hint ? `<div class="hint" id="${name}-hint">${hint}</div>` : '';
  const error = `<div class="fault" id="${name}-fault" aria-live="polite"></div>`;
  return `<div class="field"><label for="${name}">${label}</label><div class="box">${input}${button}</div>${note}${error}${help}</div>`;
}

const eye =
  '<svg viewBox="0 0 18 18" fill="none" stroke="currentColor" stroke-width="1.4" aria-hidden="true"><path d="M1.500 9S4.200 4 9 4s7.500 5 7.500 5-2.700 5-7.500 5S1.500 9 1.500 9Z"/><circle cx="9" cy="9" r="2.200"/><path class="slash" d="m3 15 12-12"/></svg>';

function passwordField(name: string, label: string, autocomplete: string, hint: string, say: Say): string {
  const input = `<input id="${name}" name="${name}" type="password" autocomplete="${autocomplete}" maxlength="100" aria-describedby="${name}-fault">`;
  const button = `<button type="button" class="reveal" aria-pressed="false"><span class="sr">${say('reveal')}</span>${eye}</button>`;
  return field(name, label, input, { hint, button, note: `<div class="caps" hidden>${say('capsLock')}</div>` });
}

function captchaField(say: Say): string {
  return `<div class="field" id="captcha-field"><label for="captcha">${say('captcha')}<span class="hint">${say('captchaHint')}</span></label>
<div class="captcha"><div class="box"><input id="captcha" name="captcha" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="20" aria-describedby="captcha-fault"></div>
<button type="button" id="captcha-picture"><span class="sr">${say('newCaptcha')}</span><img alt="" src="${noPicture}"></button></div>
<input type="hidden" name="captcha_id"><div class="fault" id="captcha-fault" aria-live="polite"></div>
<button type="button" id="captcha-unread">${say('captchaUnread')}</button>
<div id="captcha-work" tabindex="-1" aria-live="polite"><span class="busy">${say('captchaWorking')}</span><span class="done">${say('captchaWorked')}</span></div></div>`;
}

/** Until the captcha has come. */
const noPicture = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

/** A colonnade that fades into the distance: lines only. */
function drawing(): string {
  const vanishing = { x: 700, y: 250 };
  const towards = (x: number, y: number, scale: number) => [vanishing.x + (x - vanishing.x) * scale, vanishing.y + (y - vanishing.y) * scale] as const;
  const columns = [0, 1, 2, 3, 4, 5, 6].map((at) => {
    const scale = 0.8 ** at;
    const [left, top] = towards(40, 90, scale);
    const [, bottom] = towards(40, 420, scale);
    const box = (y: number, height: number, wider: number) =>
      `M${round(left - wider)} ${round(y)}h${round(56 * scale + 2 * wider)}v${round(height)}h${round(-56 * scale - 2 * wider)}z`;
    const flutes = [0, 0.25, 0.5, 0.75, 1].map((part) => `M${round(left + 56 * scale * part)} ${round(top + 12 * scale)}V${round(bottom - 12 * scale)}`);
    return box(top, 12 * scale, 7 * scale) + flutes.join('') + box(bottom - 12 * scale, 12 * scale, 7 * scale);
  });
  const edges = [90, 62, 20, 420, 440].map((y) => {
    const [x, end] = towards(-60, y, 0.8 ** 7);
    return `M-60 ${y} ${round(x)} ${round(end)}`;
  });
  return `<svg class="drawing" viewBox="0 0 720 440" preserveAspectRatio="xMinYMax slice" fill="none" stroke="currentColor" aria-hidden="true"><path d="${columns.join('')}${edges.join('')}"/></svg>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The server fills in the places, `{{head}}`: what the page is called, in which language, and its content. */
function portalPage({ portalPage: script, portalCss }: PageAssets): string {
  return `<!doctype html>
<html lang="{{lang}}" data-language="{{language}}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="${script}"></script>
{{head}}
<style>${portalCss}</style>
</head>
<body data-template="{{template}}">
{{body}}
</body>
</html>
`;
}

/** The same places in the page that an application draws. */
function portalApplication(page: string): string {
  return page
    .replace('<html lang="zh-CN">', '<html lang="{{lang}}">')
    .replace(`<title>${product}</title>\n<link rel="icon" href="${icon}">\n`, '{{head}}\n')
    .replace('class="p-first-paint"', 'class="p-first-paint p-first-paint-portal"')
    .replace('</div></div>\n</body>', '</div>{{body}}</div>\n</body>');
}

/** @param firstPaint what stands beside the header until the application is there */
function applicationPage(page: 'admin' | 'console' | 'portal', early: string, assets: FaceAssets, firstPaint: string): string {
  const [main, ...preloaded] = assets.closure;
  if (main === undefined) throw new Error(`the ${page} has no entry in the build`);
  const preloads = [main, ...preloaded].map((address) => `<link rel="modulepreload" href="${address}">`).join('\n');
  const chunks = languages.map((language) => `data-${language}="${assets.languageChunks[language].join(' ')}"`).join(' ');
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${product}</title>
<link rel="icon" href="${icon}">
<script src="${early}" data-page="${page}" ${chunks}></script>
<link rel="stylesheet" href="${assets.baseCss}">
${preloads}
<script type="module" src="${main}"></script>
</head>
<body>
<div id="root"><div class="p-first-paint" aria-hidden="true"><div class="p-first-paint-header">${logo}${product}</div>${firstPaint}</div></div>
</body>
</html>
`;
}

function escapeHtml(text = ''): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
