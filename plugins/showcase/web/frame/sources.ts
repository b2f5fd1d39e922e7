type Load = () => Promise<{ default: string }>;

/** A file that a page is made of. */
export interface Source {
  name: string;
  load: Load;
}

const words: Source[] = [
  { name: 'zh_cn/web.json', load: () => import('portico:source/plugins/showcase/locales/zh_cn/web.json') },
  { name: 'en/web.json', load: () => import('portico:source/plugins/showcase/locales/en/web.json') },
];

/** What is shown beside each page, by the screen's name: its descriptor, and the components of what is made by hand. */
export const sourcesOf: Record<string, Source[]> = {
  showcase_product: [{ name: 'showcase_product.json', load: () => import('portico:source/plugins/showcase/schemas/showcase_product.json') }],
  showcase_department: [{ name: 'showcase_department.json', load: () => import('portico:source/plugins/showcase/schemas/showcase_department.json') }],
  showcase_markdown: [{ name: 'showcase_markdown.json', load: () => import('portico:source/plugins/showcase/schemas/showcase_markdown.json') }],
  showcase_richtext: [{ name: 'showcase_richtext.json', load: () => import('portico:source/plugins/showcase/schemas/showcase_richtext.json') }],
  showcase_icon: [{ name: 'showcase_icon.json', load: () => import('portico:source/plugins/showcase/schemas/showcase_icon.json') }],
  showcase_cropper: [{ name: 'showcase_cropper.json', load: () => import('portico:source/plugins/showcase/schemas/showcase_cropper.json') }],
  showcase_tree_select: [
    { name: 'showcase_tree_select.json', load: () => import('portico:source/plugins/showcase/schemas/showcase_tree_select.json') },
    { name: 'DepartmentTree.tsx', load: () => import('portico:source/plugins/showcase/web/input/DepartmentTree.tsx') },
  ],
  showcase_count_to: [
    { name: 'CountTo.tsx', load: () => import('portico:source/plugins/showcase/web/data/CountTo.tsx') },
    { name: 'CountToPage.tsx', load: () => import('portico:source/plugins/showcase/web/data/CountToPage.tsx') },
    { name: 'showcase_count_to.json', load: () => import('portico:source/plugins/showcase/schemas/showcase_count_to.json') },
  ],
  showcase_org_tree: [
    { name: 'OrgTreePage.tsx', load: () => import('portico:source/plugins/showcase/web/data/OrgTreePage.tsx') },
    { name: 'OrgNode.tsx', load: () => import('portico:source/plugins/showcase/web/data/OrgNode.tsx') },
    { name: 'showcase_org_tree.json', load: () => import('portico:source/plugins/showcase/schemas/showcase_org_tree.json') },
  ],
  showcase_split_pane: [
    { name: 'SplitPane.tsx', load: () => import('portico:source/plugins/showcase/web/layout/SplitPane.tsx') },
    { name: 'SplitPanePage.tsx', load: () => import('portico:source/plugins/showcase/web/layout/SplitPanePage.tsx') },
    { name: 'showcase_split_pane.json', load: () => import('portico:source/plugins/showcase/schemas/showcase_split_pane.json') },
  ],
  showcase_drag_list: [
    { name: 'DragListPage.tsx', load: () => import('portico:source/plugins/showcase/web/layout/DragListPage.tsx') },
    { name: 'DragItem.tsx', load: () => import('portico:source/plugins/showcase/web/layout/DragItem.tsx') },
    { name: 'showcase_drag_list.json', load: () => import('portico:source/plugins/showcase/schemas/showcase_drag_list.json') },
  ],
  showcase_drawer: [
    { name: 'ResizableDrawer.tsx', load: () => import('portico:source/plugins/showcase/web/layout/ResizableDrawer.tsx') },
    { name: 'DrawerPage.tsx', load: () => import('portico:source/plugins/showcase/web/layout/DrawerPage.tsx') },
    { name: 'showcase_drawer.json', load: () => import('portico:source/plugins/showcase/schemas/showcase_drawer.json') },
  ],
  showcase_i18n: [{ name: 'I18nPage.tsx', load: () => import('portico:source/plugins/showcase/web/app/I18nPage.tsx') }, ...words],
  showcase_menu: [
    { name: 'sections.json', load: () => import('portico:source/schemas/sections.json') },
    { name: 'showcase_menu.json', load: () => import('portico:source/plugins/showcase/schemas/showcase_menu.json') },
    { name: 'MenuPage.tsx', load: () => import('portico:source/plugins/showcase/web/app/MenuPage.tsx') },
  ],
};
