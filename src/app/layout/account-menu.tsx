import { Search, Settings, SquareKanban, UserRound, Users } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "../../ui/avatar.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { SignedIn } from "../session/signed-in.ts";
import { accountLinks } from "../site-links.ts";
import { SignOutButton } from "./sign-out-button.tsx";

const icons = {
  "/applications": SquareKanban,
  "/contacts": Users,
  "/saved-searches": Search,
  "/profile": UserRound,
  "/settings": Settings,
};

/** The menu of a signed-in person, opened by their initials. */
export function AccountMenu({ viewer }: { viewer: SignedIn }) {
  return (
    <div className="account-menu">
      <Menu
        button={
          <>
            <span className="sr">Account menu for {viewer.name}</span>
            <Avatar initials={viewer.initials} />
          </>
        }
        buttonClassName="avatar-button"
      >
        <p className="menu-who">
          <strong>{viewer.name}</strong>
          <span>{viewer.email}</span>
        </p>
        <hr />
        {accountLinks.map(({ label, to }) => (
          <Link key={to} to={to}>
            <Icon of={icons[to]} size="sm" />
            {label}
          </Link>
        ))}
        <hr />
        <SignOutButton />
      </Menu>
    </div>
  );
}
