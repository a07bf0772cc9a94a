import { useNavigation } from "react-router";

/** A ledge that grows under the header while the next page is on its way; nothing in the first 200 ms. */
export function NavigationLedge() {
  const navigation = useNavigation();
  if (navigation.state === "idle") return null;
  return (
    <div className="nav-ledge">
      <output className="sr">Loading...</output>
    </div>
  );
}
