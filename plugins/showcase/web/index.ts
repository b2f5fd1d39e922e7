import { defineWebPlugin } from '../../../engine/web/index.ts';

const source = () => import('./frame/SourceSlot.tsx');

export default defineWebPlugin({
  name: 'showcase',
  pages: {
    CountToPage: () => import('./data/CountToPage.tsx'),
    OrgTreePage: () => import('./data/OrgTreePage.tsx'),
    SplitPanePage: () => import('./layout/SplitPanePage.tsx'),
    DragListPage: () => import('./layout/DragListPage.tsx'),
    DrawerPage: () => import('./layout/DrawerPage.tsx'),
    I18nPage: () => import('./app/I18nPage.tsx'),
    MenuPage: () => import('./app/MenuPage.tsx'),
  },
  widgets: { DepartmentTree: () => import('./input/department-tree.ts') },
  // What the engine draws from a descriptor alone has that descriptor beside it.
  slots: {
    showcase_product: source,
    showcase_department: source,
    showcase_markdown: source,
    showcase_richtext: source,
    showcase_icon: source,
    showcase_cropper: source,
    showcase_tree_select: source,
  },
});
