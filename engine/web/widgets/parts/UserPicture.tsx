/** A person's picture, or the first letter of the name. */
export function UserPicture({ name, picture }: { name: string; picture: string | null | undefined }) {
  if (picture) return <img className="user-picture" src={picture} alt="" />;
  return (
    <span className="user-picture" aria-hidden>
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
