export function Downloads({ service }: { service: string }) {
  return <span>{service}</span>;
}
