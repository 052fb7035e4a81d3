## A combat on the stage

page-stage-next-scene = Next combat
page-combat-count = Swords are counted
page-combat-path = The path cancels
page-combat-battleground = The walls cancel
page-combat-absorb = Cards absorb
page-combat-result = Result
page-combat-attack = attack
page-combat-of-path = path
page-combat-of-battleground = walls
page-combat-absorbed = absorbed
page-combat-left = left over
page-combat-attacks-free = the Free Peoples attack
page-combat-attacks-shadow = the Shadow attacks
page-combat-defends-free = the Free Peoples defend
page-combat-defends-shadow = the Shadow defends
page-combat-gone = eliminated
page-combat-absorbs = absorbs and is eliminated
page-combat-spared = not needed
# $side: free, shadow or nobody
page-combat-path-won =
    { $side ->
        [free] The Free Peoples hold path { $number }
        [shadow] The Shadow takes path { $number }
       *[nobody] Nobody takes path { $number }
    }
# $left: 0 where the defence holds
page-combat-battleground-won =
    { $left ->
        [0] The defence holds
       *[other]
            { $side ->
                [free] The Free Peoples take the battleground
               *[shadow] The Shadow takes the battleground
            }
    }
page-combat-corruption = { $left } left over: corruption { $before } → { $after }
page-combat-no-points = No points for it.
page-combat-points =
    { $side ->
        [free] { side-free }
       *[shadow] { side-shadow }
    } + { $points }

## Where the points come from

page-result-sources = Where the points come from
page-result-paths = Paths
page-result-battlegrounds = Battlegrounds
page-result-corruption = Corruption
page-result-ring = Ring tokens left
page-result-total = Total
page-result-held = held
page-result-fallen = fallen: no points
