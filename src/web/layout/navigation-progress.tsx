import { useNavigation } from "react-router";

/** Pages that wait for the server to know who is signed in: on the way to them it is said in words. */
const waitsForAccount = /^\/(profile|settings)(\/|$)/;

/** A ledge that grows over the header while the next page is on its way; nothing in the first 200 ms. */
export function NavigationProgress({ container }: { container: "page" | "app" }) {
  const { state, location } = useNavigation();
  if (state === "idle") return null;
  return (
    <>
      <div className="nav-ledge" />
      {waitsForAccount.test(location.pathname) ? (
        <div className="nav-words">
          <div className={container}>
            <output>Loading...</output>
          </div>
        </div>
      ) : (
        <output className="sr">Loading...</output>
      )}
    </>
  );
}
