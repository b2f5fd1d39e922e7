/** `shop_goods` → `ShopGoodsModel`, `warehouse.products` → `Warehouse_ProductsModel`: no table of one database is taken for one of another. */
export function modelClassName(table: string): string {
  const parts = table.split('.').map((part) =>
    part
      .split(/[^A-Za-z0-9]+/)
      .map((word) => (word[0] ?? '').toUpperCase() + word.slice(1))
      .join(''),
  );
  return `${parts.join('_')}Model`;
}
