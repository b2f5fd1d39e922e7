import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MenuSection } from '../../core/derive/menu.ts';
import { type Table, tableOf } from '../../core/derive/table/table.ts';
import type { CheckContext } from '../../core/descriptor/check/check-screens.ts';
import { readCheckedScreen, readScreen } from '../../core/descriptor/check/read-screen.ts';
import type { Candidate } from '../../core/descriptor/check/shapes/check-context.ts';
import { classNameOf } from '../../core/descriptor/normalize/normalize.ts';
import { type Diagnostic, isError, makeDiagnostic } from '../../core/descriptor/parse/diagnostic.ts';
import { parseFile } from '../../core/descriptor/parse/parse-file.ts';
import type { SourceFile } from '../../core/descriptor/parse/source-file.ts';
import { hasRowSource, type RowSourceFacts } from '../../core/descriptor/row-source.ts';
import type { Screen } from '../../core/descriptor/types.ts';
import { languages, plainText, type Text } from '../../core/text/text.ts';
import type { ScreenStore } from '../kernel/ports/screen-store.ts';
import { sourceDiagnostics } from './diagnostics/source-diagnostics.ts';
import { type ListedFile, listFiles } from './list-files.ts';
import { checkPatterns } from './patterns/pattern-safety.ts';
import { readListed } from './read-listed.ts';
import { mergeSections, readSections } from './read-sections.ts';
import { resolveScreens } from './resolve-screens.ts';

/** Where screens come from, and what they are checked against. */
export interface LiveScreensOptions {
  /** Folders with descriptors, in order of precedence: `schemas`, then those of the plugins. */
  folders: readonly string[];
  /** Hashes of files in which nothing was found before. */
  checked?: ReadonlySet<string>;
  /** Whether an installed plugin offers a part. Left out: every part is taken for granted. */
  knows?: CheckContext['knows'];
  /** Tables that screens may show (`source`). Left out: nothing is said of orders and groups of theirs. */
  sources?: readonly Table[];
  /** What the rows of a plugin can be asked for. */
  rows?(ref: string): RowSourceFacts | undefined;
  /** What parts of plugins need of the screens that name them. */
  needs?: CheckContext['needs'];
  /**
   * Called once for each reload. What it answers runs before a new or changed screen goes live, one screen at a time: the place for its table. An error
   * among the answers, or a rejection, keeps the screen in its last good version.
   */
  accept?(): Accept;
  /** Reads what fields take from records of other screens, once their tables are ready. Resolves to what fills it in. */
  fill?(screens: readonly Screen[]): Promise<(screen: Screen) => Screen>;
  /** What `accept` or a listener threw; for the log. */
  onError?(error: unknown): void;
  /** Told whenever the errors differ from before. */
  onDiagnostics?(diagnostics: Diagnostic[]): void;
}

/** Returns why this screen cannot go live. */
export type Accept = (screen: Screen, source: SourceFile) => Promise<Diagnostic[]>;

/** What one reload changed. All three are empty if only the menu sections did. */
export interface ScreenChange {
  version: number;
  added: Screen[];
  changed: Screen[];
  removed: Screen[];
}

/** Milliseconds after which a file that was read half-written is read again. */
const settleTime = 150;

/** One descriptor file and its state. */
interface FileState {
  stamp: string;
  latest?: Candidate;
  live?: Candidate;
  names: string[];
  /** The label and the section of the menu it names, in the last text that could be read. */
  label?: Text;
  section?: string;
  /** Errors of the file for itself. */
  own: Diagnostic[];
}

interface SectionsState {
  stamp: string;
  sections?: MenuSection[];
  own: Diagnostic[];
}

/** The screens of some folders, kept in step with the files. Readers always see a consistent set. */
export class LiveScreens implements ScreenStore {
  #options: LiveScreensOptions;
  #files = new Map<string, FileState>();
  #sectionFiles = new Map<string, SectionsState>();
  #version = 0;
  #screens: Screen[] = [];
  #byName = new Map<string, Screen>();
  #sections: MenuSection[] = [];
  #diagnostics: Diagnostic[] = [];
  /** Of the screens that were last chosen; where the files are the same, so are they. */
  #liveDiagnostics: Diagnostic[] = [];
  /** Nothing was chosen yet, or a screen was refused, which is asked for again. */
  #isOpen = true;
  #listeners = new Set<(change: ScreenChange) => void>();
  #queue: Promise<void> = Promise.resolve();

  constructor(options: LiveScreensOptions) {
    this.#options = options;
  }

  get version(): number {
    return this.#version;
  }

  all(): Screen[] {
    return this.#screens;
  }

  find(name: string): Screen | undefined {
    return this.#byName.get(name);
  }

  sourceOf(name: string): SourceFile | undefined {
    return [...this.#files.values()].find(({ live }) => live?.screen.name === name)?.live?.source;
  }

  /**
   * What a text would be in place of the file of a live screen, with the errors its drop would have but for those of a table of its own. Nothing
   * is taken live.
   */
  async dryRun(name: string, text: string): Promise<{ screen?: Screen; diagnostics: Diagnostic[] } | undefined> {
    const path = this.sourceOf(name)?.path;
    if (path === undefined) return undefined;
    const { source, diagnostic } = parseFile(path, Buffer.from(text));
    if (!source) return { diagnostics: [diagnostic] };
    const { candidate, diagnostics } = readScreen(source);
    const own = candidate && !diagnostics.some(isError) ? [...diagnostics, ...(await checkPatterns(candidate))] : diagnostics;
    if (!candidate || own.some(isError)) return { diagnostics: own };
    const claims = [...this.#files].map(([other, { live, names }]) => ({ path: other, live, names, latest: other === path ? candidate : live }));
    const choice = resolveScreens(claims, this.#surroundings()).get(path);
    const { sources } = this.#options;
    const chosen = choice?.candidate?.source === source ? choice.candidate : undefined;
    const ofTable = sources && chosen ? sourceDiagnostics(source, chosen.screen, sources) : [];
    const found = [...own, ...(choice?.diagnostics ?? []), ...ofTable];
    return { diagnostics: found, screen: found.some(isError) ? undefined : choice?.candidate?.screen };
  }

  /** Menu sections in order; those only named by a screen while sections.json is broken included. */
  sections(): MenuSection[] {
    return this.#sections;
  }

  diagnostics(): Diagnostic[] {
    return this.#diagnostics;
  }

  placeOf(file: string): { live?: Screen; label?: Text; section?: string } {
    const state = this.#files.get(file);
    return { live: state?.live?.screen, label: state?.label, section: state?.section };
  }

  isBroken(className: string): boolean {
    return [...this.#files.values()].some(({ live, names }) => !live && names.some((name) => classNameOf(name) === className));
  }

  /** Listeners run after the set was replaced. Returns the function that ends the subscription. */
  onChange(listener: (change: ScreenChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Reads what changed in the folders and takes it live. Calls are worked off one after the other.
   * @param settle read files with an error once more after a moment: they may be half written
   */
  reload(settle = false): Promise<void> {
    const reload = this.#queue.then(() => this.#reload(settle));
    this.#queue = reload.catch(() => undefined);
    return reload;
  }

  async #reload(settle: boolean): Promise<void> {
    const listing = await listFiles(this.#options.folders);
    const touched = await this.#readChanged(listing.files);
    if (settle && touched.some((path) => this.#ownOf(path).some(isError))) {
      await sleep(settleTime);
      const secondListing = await listFiles(this.#options.folders);
      await this.#readChanged(secondListing.files);
    }
    if (touched.length > 0 || this.#isOpen) this.#liveDiagnostics = await this.#takeLive();
    else this.#replace(this.#mergedSections(), await this.#filled());
    this.#tellDiagnostics([...listing.diagnostics, ...this.#liveDiagnostics]);
  }

  /** Brings the file states up to date; answers the paths that were read or have gone. */
  async #readChanged(files: ListedFile[]): Promise<string[]> {
    const present = new Set(files.map((file) => file.path));
    const touched = [...this.#files.keys(), ...this.#sectionFiles.keys()].filter((path) => !present.has(path));
    for (const path of touched) for (const states of [this.#files, this.#sectionFiles]) states.delete(path);
    for (const file of files) {
      const known = file.kind === 'sections' ? this.#sectionFiles.get(file.path) : this.#files.get(file.path);
      if (file.kind === 'migration' || known?.stamp === file.stamp) continue;
      const { source, diagnostic, isChecked } = readListed(file, this.#options.checked ?? new Set());
      if (file.kind === 'sections') this.#noteSections(file, source, diagnostic);
      else await this.#noteScreen(file, source, diagnostic, isChecked);
      touched.push(file.path);
    }
    return touched;
  }

  #noteSections({ path, stamp }: ListedFile, source: SourceFile | undefined, diagnostic: Diagnostic | undefined): void {
    const { sections, diagnostics } = source ? readSections(source) : { diagnostics: diagnostic ? [diagnostic] : [] };
    this.#sectionFiles.set(path, { stamp, sections: sections ?? this.#sectionFiles.get(path)?.sections, own: diagnostics });
  }

  async #noteScreen({ path, stamp }: ListedFile, source: SourceFile | undefined, diagnostic: Diagnostic | undefined, isChecked: boolean): Promise<void> {
    const known = this.#files.get(path);
    const state: FileState = {
      stamp,
      live: known?.live,
      names: namesOf(path, source, known),
      label: labelOf(source) ?? known?.label,
      section: sectionOf(source) ?? known?.section,
      own: diagnostic ? [diagnostic] : [],
    };
    if (source && isChecked) state.latest = readCheckedScreen(source);
    else if (source) {
      const { candidate, diagnostics } = readScreen(source);
      state.own = candidate && !diagnostics.some(isError) ? [...diagnostics, ...(await checkPatterns(candidate))] : diagnostics;
      if (!state.own.some(isError)) state.latest = candidate;
    }
    this.#files.set(path, state);
  }

  #ownOf(path: string): Diagnostic[] {
    return this.#files.get(path)?.own ?? this.#sectionFiles.get(path)?.own ?? [];
  }

  /** What screens are checked against beside each other. */
  #surroundings() {
    const lists = [...this.#sectionFiles.values()].map((file) => file.sections);
    const sections = this.#mergedSections();
    return {
      sections: lists.length === 0 || lists.includes(undefined) ? null : sections.map((section) => section.name),
      portalSections: sections.flatMap(({ name, site }) => (site === 'portal' ? [name] : [])),
      groups: Object.fromEntries(sections.map(({ name, groups }) => [name, (groups ?? []).map((group) => group.name)])),
      knows: this.#options.knows ?? (() => true),
      needs: this.#options.needs,
      indexed: (screen: Screen) => (hasRowSource(screen) ? this.#rowsOf(screen)?.filters : indexedColumns(screen, this.#options.sources)),
      rows: (screen: Screen) => this.#rowsOf(screen),
    };
  }

  #rowsOf({ source }: Screen): RowSourceFacts | undefined {
    return source === undefined ? undefined : this.#options.rows?.(source);
  }

  #mergedSections(): MenuSection[] {
    return mergeSections([...this.#sectionFiles.values()].flatMap(({ sections }) => (sections ? [sections] : [])));
  }

  /** Chooses what fits together, has it accepted, and replaces the set. Answers every fault. */
  async #takeLive(): Promise<Diagnostic[]> {
    this.#isOpen = true;
    const surroundings = this.#surroundings();
    const refused = new Map<Candidate, Diagnostic[]>();
    const accepted = new Set<Candidate>();
    const accept = this.#options.accept?.();
    for (;;) {
      const claims = [...this.#files].map(([path, state]) => ({
        path,
        ...state,
        latest: state.latest && !refused.has(state.latest) ? state.latest : undefined,
      }));
      const choices = resolveScreens(claims, surroundings);
      const before = refused.size;
      for (const [path, { candidate }] of choices) {
        if (!candidate || accepted.has(candidate) || isSame(candidate, this.#files.get(path)?.live)) continue;
        const answers = accept ? await this.#answersOf(accept, candidate) : [];
        if (answers.some(isError)) refused.set(candidate, answers);
        else accepted.add(candidate);
      }
      if (refused.size > before) continue;
      const diagnostics = [...this.#files].flatMap(([path, state]) => [
        ...state.own,
        ...(choices.get(path)?.diagnostics ?? []),
        ...((state.latest && refused.get(state.latest)) ?? []),
      ]);
      for (const [path, state] of this.#files) state.live = choices.get(path)?.candidate;
      this.#isOpen = refused.size > 0;
      this.#replace(this.#mergedSections(), await this.#filled());
      return [...[...this.#sectionFiles.values()].flatMap((file) => file.own), ...diagnostics];
    }
  }

  async #answersOf(accept: Accept, { screen, source }: Candidate): Promise<Diagnostic[]> {
    try {
      return await accept(screen, source);
    } catch (error) {
      this.#options.onError?.(error);
      return [makeDiagnostic(source.path, '', { line: 1, column: 1 }, 'not-accepted')];
    }
  }

  /** The live screens of the files, with the values their fields may have. What cannot be read is as it was. */
  async #filled(): Promise<Screen[]> {
    const screens = [...this.#files.values()].flatMap((file) => file.live?.screen ?? []);
    const before = this.#byName;
    const last = (screen: Screen) => before.get(screen.name);
    try {
      const fill = await this.#options.fill?.(screens);
      // A screen that is the same stays the very object others hold.
      return screens.map((screen) => {
        const filled = fill?.(screen) ?? screen;
        const known = last(screen);
        return filled !== screen && known && isSameData(known, filled) ? known : filled;
      });
    } catch (error) {
      this.#options.onError?.(error);
      return screens.map((screen) => last(screen) ?? screen);
    }
  }

  #replace(known: MenuSection[], screens: Screen[]): void {
    const before = this.#byName;
    const sections = withNamed(known, screens);
    const place = new Map(sections.map((section, index) => [section.name, index]));
    const inMenu = (screen: Screen): [number, number] =>
      screen.menu === false ? [sections.length, 0] : [place.get(screen.menu.section) ?? 0, screen.menu.order];
    screens.sort((a, b) => inMenu(a)[0] - inMenu(b)[0] || inMenu(a)[1] - inMenu(b)[1] || a.name.localeCompare(b.name));
    const byName = new Map(screens.map((screen) => [screen.name, screen]));
    const added = screens.filter((screen) => !before.has(screen.name));
    const removed = [...before.values()].filter((screen) => !byName.has(screen.name));
    const changed = screens.filter((screen) => before.has(screen.name) && !isSameData(before.get(screen.name), screen));
    if (added.length + removed.length + changed.length === 0 && isSameData(sections, this.#sections)) return;
    [this.#screens, this.#byName, this.#sections] = [screens, byName, sections];
    this.#version++;
    this.#tell({ version: this.#version, added, changed, removed });
  }

  #tell(change: ScreenChange): void {
    for (const listener of this.#listeners) {
      try {
        listener(change);
      } catch (error) {
        this.#options.onError?.(error);
      }
    }
  }

  #tellDiagnostics(diagnostics: Diagnostic[]): void {
    const sorted = diagnostics.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
    if (isSameData(sorted, this.#diagnostics)) return;
    this.#diagnostics = sorted;
    this.#options.onDiagnostics?.(sorted);
  }
}

/** `schemas/pay-config.json` stands for `pay_config`, even if the file cannot be parsed. */
function namesOf(path: string, source: SourceFile | undefined, known: FileState | undefined): string[] {
  const written = source?.value.name;
  return [basename(path, '.json').replaceAll('-', '_'), ...(typeof written === 'string' ? [written] : []), ...(known?.names ?? [])];
}

function labelOf(source: SourceFile | undefined): Text | undefined {
  const { label } = source?.value ?? {};
  const isWhole = typeof label === 'object' && label !== null && languages.every((language) => typeof Reflect.get(label, language) === 'string');
  return isWhole ? (label as unknown as Text) : undefined;
}

function sectionOf(source: SourceFile | undefined): string | undefined {
  const { menu } = source?.value ?? {};
  const section = typeof menu === 'object' && menu !== null && 'section' in menu ? menu.section : undefined;
  return typeof section === 'string' ? section : undefined;
}

/** Every section a screen names is in the menu, even if no file describes it. */
function withNamed(sections: MenuSection[], screens: Screen[]): MenuSection[] {
  const names = new Set(screens.flatMap((screen) => (screen.menu === false ? [] : [screen.menu.section])));
  const bare = [...names].filter((name) => !sections.some((section) => section.name === name));
  return [...sections, ...bare.sort().map((name) => ({ name, label: plainText(name), icon: 'block', order: 1_000 }))];
}

function isSame(candidate: Candidate, live: Candidate | undefined): boolean {
  return live !== undefined && isSameData(candidate.screen, live.screen);
}

function isSameData(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** First columns of the indexes of a screen. */
function indexedColumns(screen: Screen, sources: readonly Table[] | undefined): string[] | undefined {
  const table = screen.source === undefined ? tableOf(screen) : sources?.find(({ name }) => name === screen.source);
  return table?.indexes.flatMap(({ columns: [first] }) => first ?? []);
}
