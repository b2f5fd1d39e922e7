import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { grant, listAdministrators, listGrants, listPermissionNodes, previewPermission } from '../../../../engine/core/calls/permission.ts';
import type { MenuNode } from '../../../../engine/core/derive/menu.ts';
import { codes } from '../../../../engine/core/protocol/codes.ts';
import { ApiError, call, notify, session, useText } from '../../../../engine/web/index.ts';
import type { TreeRow } from '../grid/tree-row.ts';
import type { PageNode } from './node-rows.ts';

interface Holder {
  key: string;
  label: string;
  note: string;
  /** Of an account; a level has none. */
  accountId?: number;
  level: number;
}

/** Who holds which nodes of the back-office, as it is stored and as it was set since. */
export function useGrants() {
  const { t } = useTranslation('catalog');
  const text = useText();
  const [pages, setPages] = useState<readonly PageNode[] | null>(null);
  const [known, setKnown] = useState<Holder[]>([]);
  const [columns, setColumns] = useState<Holder[]>([]);
  const [stored, setStored] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map());
  const [draft, setDraft] = useState<ReadonlyMap<string, ReadonlySet<string>>>(new Map());
  const [error, setError] = useState('');
  const [idError, setIdError] = useState('');
  const [isSaving, setSaving] = useState(false);
  const sections = (session.permission as { menu: MenuNode[] } | null)?.menu ?? [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; words of levels follow the language with the next visit
  useEffect(() => {
    void Promise.all([call(listPermissionNodes, {}), call(listAdministrators, {})]).then(
      async ([nodes, { levels, accounts }]) => {
        const holders = [
          ...levels.map(({ level, name }) => ({ key: `level:${level}`, label: text(name), note: `${t('target.level')} ${level}`, level })),
          ...accounts.map(holderOf),
        ];
        setKnown(holders);
        await show(holders.filter(({ key }) => key.startsWith('level:')));
        setPages(nodes.pages);
      },
      (error: unknown) => setError(error instanceof Error ? error.message : String(error)),
    );
  }, []);

  function holderOf({ id, username, level }: { id: number; username: string; level: number }): Holder {
    return { key: `account:${id}`, label: username, note: `${t('target.account')} ${id}`, accountId: id, level };
  }
  const targetOf = ({ accountId, level }: Holder) => (accountId === undefined ? { level } : { account_id: accountId });
  const nodesOf = async (holder: Holder): Promise<ReadonlySet<string>> => new Set((await call(listGrants, targetOf(holder))).nodes);
  const show = async (holders: Holder[]) => {
    const loaded = await Promise.all(holders.map(async (holder) => [holder.key, await nodesOf(holder)] as const));
    setStored((last) => new Map([...last, ...loaded]));
    setColumns((last) => [...last, ...holders.filter(({ key }) => !last.some((one) => one.key === key))]);
  };
  const heldBy = (key: string): ReadonlySet<string> => draft.get(key) ?? stored.get(key) ?? new Set();
  const isHeld = (nodes: ReadonlySet<string>, node: string) => nodes.has(node) || nodes.has(`${node.split('#')[0]}#*`);
  const write = async (holder: Holder) => {
    const before = stored.get(holder.key) ?? new Set<string>();
    const nodes = heldBy(holder.key);
    try {
      await call(grant, { ...targetOf(holder), nodes: [...nodes], before: [...before] });
    } catch (error) {
      if (error instanceof ApiError && error.ret === codes.conflict) {
        // What was set here stands on what somebody else has saved.
        const now = await nodesOf(holder);
        setStored((last) => new Map([...last, [holder.key, now]]));
        setDraft((last) => new Map([...last, [holder.key, now.difference(before.difference(nodes)).union(nodes.difference(before))]]));
      }
      throw error;
    }
    setStored((last) => new Map([...last, [holder.key, nodes]]));
    setDraft((last) => new Map([...last].filter(([key]) => key !== holder.key)));
  };
  const changed = columns.filter(({ key }) => {
    const [now, was] = [heldBy(key), stored.get(key) ?? new Set<string>()];
    return now.size !== was.size || [...now].some((node) => !was.has(node));
  });

  return {
    pages,
    sections,
    error,
    idError,
    isSaving,
    columns,
    changed,
    offered: useMemo(
      () => known.filter(({ key }) => !columns.some((one) => one.key === key)).map(({ key, label, note }) => ({ value: key, label: `${label} (${note})` })),
      [known, columns],
    ),
    holds: (key: string, node: string) => isHeld(heldBy(key), node),
    /** What an account has by its level. */
    inherits(key: string, node: string) {
      const holder = columns.find((one) => one.key === key);
      return holder?.accountId !== undefined && isHeld(heldBy(`level:${holder.level}`), node);
    },
    isChanged: (key: string, node: string) => isHeld(heldBy(key), node) !== isHeld(stored.get(key) ?? new Set(), node),
    /** A page goes with what is done on it: taken away, its verbs go too; a verb brings its page. */
    set(key: string, row: TreeRow, isGranted: boolean) {
      const [page = row.key] = row.key.split('#');
      const wildcard = `${page}#*`;
      const verbs = pages?.find((one) => one.key === page)?.verbs.map((verb) => verb.key) ?? [];
      const next = new Set(heldBy(key));
      if (next.delete(wildcard)) for (const node of [page, ...verbs]) next.add(node);
      if (isGranted) {
        next.add(page);
        next.add(row.key);
      } else {
        next.delete(row.key);
        if (row.key === page) for (const verb of verbs) next.delete(verb);
      }
      setDraft((last) => new Map([...last, [key, next]]));
    },
    add: (key: string) => void show(known.filter((holder) => holder.key === key)),
    /** Of account ids, separated by commas. */
    async addAccounts(typed: string) {
      setIdError('');
      const parts = typed
        .split(/[,，]/)
        .map((part) => part.trim())
        .filter(Boolean);
      const wrong = parts.find((part) => !/^[1-9][0-9]{0,14}$/.test(part));
      if (wrong !== undefined) return setIdError(t('office.wrongId', { id: wrong }));
      const ids = parts.map(Number);
      if (ids.length === 0) return;
      const { accounts } = await call(listAdministrators, { ids });
      const missing = ids.filter((id) => !accounts.some((account) => account.id === id));
      if (missing.length > 0) setIdError(t('office.noAccounts', { ids: missing.join(', ') }));
      await show(accounts.map(holderOf));
    },
    discard: () => setDraft(new Map()),
    async save() {
      setSaving(true);
      try {
        for (const holder of changed) await write(holder);
        notify('success', t('office.saved', { count: changed.length }));
      } finally {
        setSaving(false);
      }
    },
    /** The menu of an account as it would be with what is set and not saved yet. */
    preview: ({ accountId, key, level }: Holder & { accountId: number }) => {
      const levelKey = `level:${level}`;
      return call(previewPermission, { account_id: accountId, nodes: [...heldBy(key)], ...(draft.has(levelKey) && { level_nodes: [...heldBy(levelKey)] }) });
    },
  };
}
