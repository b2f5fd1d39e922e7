export default function TablesPage() {
  return null;
}
