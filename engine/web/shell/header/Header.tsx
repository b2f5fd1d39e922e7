import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined, SearchOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../page/use-is-narrow.ts';
import { currentSite, docsHome } from '../../transport/login-address.ts';
import { Bell } from './Bell.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { ErrorBadge } from './ErrorBadge.tsx';
import { FullscreenButton } from './FullscreenButton.tsx';
import { IconButton } from './IconButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { UserMenu } from './UserMenu.tsx';

interface HeaderProps {
  path: string;
  isCollapsed: boolean;
  onToggleMenu(): void;
  onOpenPalette(): void;
}

/** None of them depends on the page: made once, they are left alone when the header is drawn for another. */
const bell = <Bell />;
const errorBadge = <ErrorBadge />;
const logo = <Logo />;
const switches = (
  <>
    <LanguageSwitch />
    <ThemeSwitch />
    <FullscreenButton />
    <UserMenu />
  </>
);

export const Header = memo(function Header({ path, isCollapsed, onToggleMenu, onOpenPalette }: HeaderProps) {
  const { t } = useTranslation('shell');
  const isNarrow = useIsNarrow();
  const isConsole = currentSite() === 'portal';
  const Fold = isNarrow ? MenuOutlined : isCollapsed ? MenuUnfoldOutlined : MenuFoldOutlined;
  return (
    <header className="p-header">
      {logo}
      <IconButton label={t(isCollapsed ? 'menu.expand' : isNarrow ? 'menu.open' : 'menu.collapse')} icon={<Fold />} onClick={onToggleMenu} />
      <Breadcrumbs path={path} />
      <div className="p-header-tools">
        {isConsole && (
          <a className="p-header-link p-wide-only" href={docsHome}>
            {t('portal.docs')}
          </a>
        )}
        <button type="button" className="p-search" onClick={onOpenPalette} title={t('palette.title')} aria-keyshortcuts="Control+K">
          <SearchOutlined aria-hidden />
          <span className="p-search-word">{t('palette.button')}</span>
          <kbd>Ctrl K</kbd>
        </button>
        {bell}
        {!isConsole && errorBadge}
        {switches}
      </div>
    </header>
  );
});
